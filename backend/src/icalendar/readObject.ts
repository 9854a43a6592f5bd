import { createHash } from 'node:crypto';
import type { Component } from './Component.js';
import type { Moment } from './Moment.js';
import { isTaken, isTold } from './knownProperties.js';
import { beginningOf, storable } from './plainText.js';
import { readAlarms } from './readAlarms.js';
import type { ReadObject } from './calendarContent.js';
import { linesNamed, property, readProperty, textOf } from './readProperty.js';
import { momentOf, readSpan, type Span } from './readSpan.js';
import { oneLine, readTexts } from './readTexts.js';
import { LeftOutFault } from './UnreadableCalendar.js';
import type { Zones } from './Zones.js';
import * as messages from './messages.js';

/** An event of a file by itself, before those of its UID are put together. */
export interface FileObject extends ReadObject, ReturnType<typeof readTexts> {
  of: Component;
  uid: string;
  sequence: number;
  isCancelled: boolean;
  span: Span;
  /** The occurrence in whose place it stands; null for a whole event. */
  replaces: Moment | null;
  /** Whether it stands in the place of all that follow as well. */
  andFuture: boolean;
}

const MOST_CATEGORIES = 20;
/** Characters of a UID. */
const MOST_UID = 500;

/** Throws a LeftOutFault. */
export function readObject(of: Component, zones: Zones): FileObject {
  if (of.isTooLong) throw new LeftOutFault(messages.tooManyLines);
  const broken = of.lines.find(({ isBroken }) => isBroken);
  if (broken) throw new LeftOutFault(messages.brokenLine, broken.line);
  const replaced = property(of, 'RECURRENCE-ID');
  const isCancelled = textOf(of, 'STATUS')?.toUpperCase() === 'CANCELLED';
  const texts = readTexts(of);
  const replaces = momentOf(of, 'RECURRENCE-ID', zones);
  const span = readSpan(of, zones);
  return {
    of,
    ...texts,
    uid: beginningOf(oneLine(textOf(of, 'UID') ?? ''), MOST_UID) || nameless(texts.title, span),
    sequence: Number(textOf(of, 'SEQUENCE') ?? 0) || 0,
    isCancelled,
    span,
    replaces,
    andFuture: replaced?.params.range?.toUpperCase() === 'THISANDFUTURE',
    line: of.line,
    categories: categoriesOf(of),
    alarms: readAlarms(of, span, zones.home),
    raw: rawOf(of),
    digest: digestOf(of),
  };
}

/** A name for an event that has none: two with the same title and start are one. */
export function nameless(title: string, { start }: Span): string {
  return `without-uid-${sha256(`${start.date} ${start.time} ${title}`).slice(0, 32)}`;
}

function categoriesOf(of: Component): string[] {
  const values = linesNamed(of, 'CATEGORIES').flatMap((line) => readProperty(line).values);
  return values
    .map(oneLine)
    .filter((each) => each !== '')
    .slice(0, MOST_CATEGORIES);
}

function rawOf({ lines }: Component): string {
  const kept = lines.filter(({ name }) => !isTaken(name)).map(({ text }) => text);
  return storable(kept.join('\n'));
}

function digestOf({ lines, components }: Component): string {
  const told = lines.filter(({ name }) => isTold(name)).map(({ text }) => text);
  const alarms = components.flatMap((alarm) =>
    linesNamed(alarm, 'TRIGGER').map(({ text }) => text),
  );
  return sha256([...told.sort(), ...alarms.sort()].join('\n'));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
