import { LIMITS } from '@kinday/contracts/product';
import { isBlank } from '@kinday/contracts/text';
import type { Component } from './Component.js';
import { HTML_NOTES, LINKS } from './knownProperties.js';
import { plainText, storable, wordsOf } from './plainText.js';
import type { ReadFields } from './calendarContent.js';
import { linesNamed, rawValue, textOf } from './readProperty.js';
import { withoutEntities } from './withoutEntities.js';
import * as messages from './messages.js';

/** What an object says in words, cut to what events may say: what has no room goes to the notes. */
export function readTexts(of: Component): Pick<ReadFields, 'title' | 'location' | 'notes'> {
  // What our own files say is no HTML, whatever it looks like.
  const isOurs = textOf(of, 'UID')?.endsWith('@kinday') ?? false;
  const words = (name: string) => {
    const text = textOf(of, name) ?? '';
    return oneLine(isOurs ? text : withoutEntities(text));
  };
  const title = words('SUMMARY') || messages.noTitle;
  const location = words('LOCATION');
  const told = isOurs ? storable(textOf(of, 'DESCRIPTION') ?? '') : descriptionOf(of);
  const said = [
    title.length > LIMITS.eventTitle ? title : '',
    location.length > LIMITS.eventLocation ? location : '',
    isBlank(told) ? '' : told,
  ];
  const links = isOurs ? [] : linksOf(of, [title, location, ...said]);
  const notes = [...said, links.join('\n')].filter((text) => text !== '').join('\n\n');
  return {
    title: cut(title, LIMITS.eventTitle),
    location: cut(location, LIMITS.eventLocation) || null,
    notes: cut(notes, LIMITS.eventNotes) || null,
  };
}

/** The notes; where they are told as a page alone, its words. */
function descriptionOf(of: Component): string {
  const plain = plainText(textOf(of, 'DESCRIPTION') ?? '');
  return isBlank(plain) ? wordsOf(textOf(of, HTML_NOTES) ?? '') : plain;
}

/** Addresses of an object that its texts do not name already. */
function linksOf(of: Component, texts: readonly string[]): string[] {
  const links = LINKS.flatMap((name) => linesNamed(of, name).slice(0, MOST_LINKS))
    .map((line) => oneLine(rawValue(line)))
    .filter((link) => /^https?:\/\//i.test(link) && link.length <= LIMITS.feedAddress)
    .filter((link) => !texts.some((text) => text.includes(link)));
  return [...new Set(links)];
}

/** Of one name. */
const MOST_LINKS = 3;

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
