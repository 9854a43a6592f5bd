import { INVITE_CODE_LENGTH } from '@kinday/contracts/product';

/** What of a typed or pasted text can be a code: upper-cased letters and digits, no more than fit. */
export function toInviteCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, INVITE_CODE_LENGTH);
}

/** What a code looks like, where one is only shown: `ABC123`. */
export const SAMPLE_INVITE_CODE = toInviteCode('ABC-123-DEF-456');
