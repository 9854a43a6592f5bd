import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
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
): readonly WaitingEdit[] | null {
  const state = { wasTried: true, sentBy: null, problem };
  const tried = { id: 'w1', userId: olga.id, familyId: HOME, command, edits: [], at: AT, ...state };
  return takenBack([tried], { id: 'w1', replaced: [], isLeft: true }, inverse);
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

test('of a series it is undone once the server has answered', () => {
  const ofSeries = { ...event, seriesId: piano.id, seriesDate: event.date };
  expect(() => leftOf({ kind: 'delete', event: ofSeries, scope: 'all' })).toThrow(/offline/);
});
