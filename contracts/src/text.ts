import * as z from 'zod/mini';
import * as messages from './messages.js';

const LONE_SURROGATE = /\p{Surrogate}/u;
const INVISIBLE = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True when nothing of the text would be seen on a screen. */
export function isBlank(value: string): boolean {
  return value.replace(INVISIBLE, '') === '';
}

/**
 * A text without blanks at its ends. V8 cuts a text by pointing into the whole one, which then stays in
 * memory for as long as the part, with whatever blanks somebody sent: JSON makes a text of its own.
 */
function trimmed(text: string): string {
  const rest = text.trim();
  return rest.length === text.length ? text : (JSON.parse(JSON.stringify(rest)) as string);
}

/** A text as the product stores it: NFC, trimmed, without NUL or lone surrogates. */
function cleanText(missing: string) {
  return z.string({ error: missing }).check(
    z.refine((value) => !value.includes('\0') && !LONE_SURROGATE.test(value), {
      error: messages.unstorableText,
      abort: true,
    }),
    z.normalize('NFC'),
    z.overwrite(trimmed),
  );
}

/**
 * A text that must say something.
 * @param max longest accepted length in UTF-16 code units
 */
export function requiredText(max: number, missing: string, tooLong: string) {
  return cleanText(missing).check(
    z.refine((value) => !isBlank(value), { error: missing }),
    z.maxLength(max, { error: tooLong }),
  );
}

/** A text that may be empty. */
export function optionalText(max: number, tooLong: string) {
  return cleanText(messages.notAText).check(z.maxLength(max, { error: tooLong }));
}
