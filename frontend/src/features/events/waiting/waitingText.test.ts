import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import type { EventCommand } from '../../../sync/commands/eventCommand';
import { AT, HOME, olga, picnic, shownHome } from '../../../sync/sampleFamily.testing';
import { copiedText, deedText, discardText, eventLine, problemText } from './waitingText';
import * as messages from './messages';

/** A call of New York in a calendar of Berlin. */
const call: EventFields = {
  ...picnic,
  ...{ title: 'Call', isAllDay: false, startTime: '09:00', endTime: '10:00' },
  zone: 'America/New_York',
};
const added = (fields: EventFields, rule?: string): EventCommand => ({
  kind: 'save',
  event: null,
  wanted: { fields, scope: 'this', ...(rule && { rule }) },
  id: 'e1',
});
const removed = (fields: EventFields): EventCommand => ({
  kind: 'delete',
  event: newEvent('e1', HOME, olga, fields, AT),
  scope: 'this',
});
/** How it is read in its calendar, and in one that could not be loaded. */
const here = { clock: '24h', shown: shownHome } as const;
const unread = { clock: '24h', shown: null } as const;
/** Spaces that break no line are spaces to the reader. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('of what may have arrived nobody is told that it is not sent', () => {
  expect(discardText({ wasTried: false, problem: null })).toBe(messages.notSent);
  expect(discardText({ wasTried: true, problem: null })).toBe(messages.maybeSent);
  expect(discardText({ wasTried: true, problem: { kind: 'removed' } })).toBe(messages.notSent);
});

test('an event of another zone stands in the list at the hours of its calendar', () => {
  const deed = plain(deedText(added(call), here, null));
  expect(deed).toContain('15:00 - 16:00');
  expect(plain(eventLine(call, here))).toContain('15:00 - 16:00');
});

test('where its calendar is not known, the zone of its hours is named', () => {
  expect(plain(deedText(removed(call), unread, 'Smith family'))).toMatch(/09:00 - 10:00, New York/);
});

test('all that an event says is copied: its days, its rule, its zone, for whom, what and where', () => {
  const fields = {
    ...call,
    ...{ moreDays: 2, forIds: [olga.id], location: 'Pier 4', notes: 'Bring the papers' },
  };
  const text = plain(copiedText(added(fields, 'FREQ=WEEKLY;COUNT=3'), here));
  for (const said of ['Call', 'Nov 18', 'Nov 20', '2026', 'Every week', '3 times', 'New York'])
    expect(text).toContain(said);
  for (const said of ['09:00', '10:00', 'For Olga', 'Picnic', 'Pier 4', 'Bring the papers'])
    expect(text).toContain(said);
  expect(plain(copiedText(added(fields), unread))).not.toMatch(/For /);
});

test('whoever is in a calendar no more is told of copying only where it can be done', () => {
  expect(problemText({ kind: 'removed' }, added(call))).toMatch(/copy/);
  expect(problemText({ kind: 'removed' }, removed(call))).not.toMatch(/copy/);
});

test('a day that was changed is not told as deleted', () => {
  const message = '409: Changed';
  expect(problemText({ kind: 'gone', message }, added(call))).toBe(messages.isGone);
  expect(problemText({ kind: 'gone', message, isChanged: true }, added(call))).not.toMatch(
    /deleted/,
  );
});
