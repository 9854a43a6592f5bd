import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { occurrenceOf } from '@kinday/contracts/series';
import type { EventCommand } from '../commands/eventCommand';
import { AT, HOME, olga, picnic, piano } from '../sampleFamily.testing';
import { takenBack } from './takenBack';
import type { WaitingEdit } from './waitingEdit';

const event = newEvent('e1', HOME, olga, { ...picnic, needsSomebody: true }, AT);
const taken = { ...event, claimedBy: olga.id };
const inverse = { id: 'inverse', at: AT };

/** What is left of a queue in which a command may have arrived, and is taken back. */
function leftOf(
  command: EventCommand,
  problem: WaitingEdit['problem'] = null,
  before: WaitingEdit['edits'] = [],
): readonly WaitingEdit[] | null {
  const state = { wasTried: true, sentBy: null, problem };
  const tried = { id: 'w1', userId: olga.id, familyId: HOME, command, edits: [], at: AT, ...state };
  return takenBack([tried], { id: 'w1', replaced: [], isLeft: true }, inverse, () => before);
}

test.each<[EventCommand, object]>([
  [
    { kind: 'delete', event, scope: 'this' },
    { kind: 'restore', event },
  ],
  [
    { kind: 'claim', event, id: 'made' },
    { kind: 'release', event: taken },
  ],
  [
    { kind: 'release', event: taken },
    { kind: 'claim', event },
  ],
])('%#: what may have arrived is turned round by a command behind it', (command, turned) => {
  const [first, second, ...more] = leftOf(command) ?? [];
  expect([first?.command, more]).toEqual([command, []]);
  expect(second).toMatchObject({ id: 'inverse', command: turned, wasTried: false });
  const record = 'event' in command ? command.event : null;
  expect(second?.edits).toEqual([{ collection: 'events', op: 'put', record }]);
});

test('a deletion that was refused is as if it had not been given', () => {
  const problem = { kind: 'conflict', theirs: event, parts: ['title'] } as const;
  expect(leftOf({ kind: 'delete', event, scope: 'this' }, problem)).toEqual([]);
});

const lesson = occurrenceOf(piano, '2026-11-12');
const seen = { revision: 7, epoch: 'now' };
const putPiano = { collection: 'series', op: 'put', record: piano } as const;

test.each(['this', 'following', 'all'] as const)(
  'a deletion of a series, %s, is turned round, and shows what was there',
  (scope) => {
    const [, second] =
      leftOf({ kind: 'delete', event: lesson, scope, seen }, null, [putPiano]) ?? [];
    expect(second).toMatchObject({
      command: { kind: 'restore', event: lesson, deletion: { scope, seen } },
      edits: [putPiano],
    });
  },
);

test('a deletion of a day that was changed by itself is turned round as any event', () => {
  const ofSeries = { ...event, seriesId: piano.id, seriesDate: event.date };
  const [, second] = leftOf({ kind: 'delete', event: ofSeries, scope: 'this', seen }) ?? [];
  expect(second?.command).toEqual({ kind: 'restore', event: ofSeries });
});

test.each<[string, EventCommand, WaitingEdit['edits']]>([
  ['an edit', { kind: 'claim', event: lesson, id: 'made' }, [putPiano]],
  ['a deletion by an earlier release', { kind: 'delete', event: lesson, scope: 'all' }, [putPiano]],
  [
    'a deletion of what is not loaded',
    { kind: 'delete', event: lesson, scope: 'all', seen },
    [{ collection: 'series', op: 'remove', id: piano.id }],
  ],
])('of a series, %s is undone once the server has answered', (_what, command, before) => {
  expect(() => leftOf(command, null, before)).toThrow(/offline/);
});
