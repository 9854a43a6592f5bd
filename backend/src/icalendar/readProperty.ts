import ICAL from 'ical.js';
import type { Component } from './Component.js';
import type { ContentLine } from './ContentLineReader.js';
import { LeftOutFault } from './UnreadableCalendar.js';
import * as messages from './messages.js';

/** A property by its parts, as jCal (RFC 7265) has them. */
export interface Property {
  line: number;
  params: Readonly<Record<string, string | undefined>>;
  /** Such as `date-time`. */
  type: string;
  /** Texts without what escapes them; dates as `2026-11-05`, date-times as `2026-11-05T09:00:00Z`. */
  values: string[];
}

/** The parts of a line. Throws a LeftOutFault for one that cannot be read. */
export function readProperty({ text, line, isBroken }: ContentLine): Property {
  if (isBroken) throw new LeftOutFault(messages.brokenLine, line);
  try {
    const [, params, type, ...values] = ICAL.parse.property(text) as JCal;
    const named = Object.entries(params).filter((entry) => typeof entry[1] === 'string');
    return { line, params: Object.fromEntries(named), type, values: values.map(String) };
  } catch {
    throw new LeftOutFault(messages.brokenLine, line);
  }
}

type JCal = [name: string, params: Record<string, string>, type: string, ...values: unknown[]];

/** What stands behind the name and the parameters of a line, as it is written. */
export function rawValue({ text }: ContentLine): string {
  return /^[^:"]*(?:"[^"]*"[^:"]*)*:(.*)$/s.exec(text)?.[1]?.trim() ?? '';
}

export function linesNamed({ lines }: Component, name: string): ContentLine[] {
  return lines.filter((line) => line.name === name);
}

/** The first property of a name; null without one. */
export function property(of: Component, name: string): Property | null {
  const [first] = linesNamed(of, name);
  return first ? readProperty(first) : null;
}

/** The text of the first property of a name; null where it says nothing. */
export function textOf(of: Component, name: string): string | null {
  return property(of, name)?.values[0] || null;
}
