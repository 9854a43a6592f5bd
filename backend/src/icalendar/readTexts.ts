import { LIMITS } from '@kinday/contracts/product';
import { isBlank } from '@kinday/contracts/text';
import type { Component } from './Component.js';
import { plainText, storable } from './plainText.js';
import type { ReadFields } from './calendarContent.js';
import { textOf } from './readProperty.js';
import * as messages from './messages.js';

/** What an object says in words, cut to what events may say: what has no room goes to the notes. */
export function readTexts(of: Component): Pick<ReadFields, 'title' | 'location' | 'notes'> {
  const title = oneLine(textOf(of, 'SUMMARY') ?? '') || messages.noTitle;
  const location = oneLine(textOf(of, 'LOCATION') ?? '');
  const told = textOf(of, 'DESCRIPTION') ?? '';
  // What our own files say is no HTML, whatever it looks like.
  const isOurs = textOf(of, 'UID')?.endsWith('@kinday');
  const description = isOurs ? storable(told) : plainText(told);
  const notes = [
    title.length > LIMITS.eventTitle ? title : '',
    location.length > LIMITS.eventLocation ? location : '',
    isBlank(description) ? '' : description,
  ]
    .filter((text) => text !== '')
    .join('\n\n');
  return {
    title: cut(title, LIMITS.eventTitle),
    location: cut(location, LIMITS.eventLocation) || null,
    notes: cut(notes, LIMITS.eventNotes) || null,
  };
}

/** The first title of an object, for people who look for it; never fails. */
export function titleOf(of: Component): string {
  try {
    return readTexts(of).title;
  } catch {
    return messages.noTitle;
  }
}

/** A text of one line; empty where nothing of it would be seen. */
export function oneLine(text: string): string {
  const line = storable(text).replace(/[\n\t]+/g, ' ');
  return isBlank(line) ? '' : line;
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half a character at the end is none.
  const kept = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
