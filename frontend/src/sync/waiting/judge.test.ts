import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { notReached, Refusal } from '../../api/apiError';
import type { EventCommand } from '../commands/eventCommand';
import { AT, HOME, olga, picnic } from '../sampleFamily.testing';
import { Waits } from '../perform';
import { judge, pauseAskedBy } from './judge';

const ID = 'c0000000-0000-4000-8000-000000000000';
const event = newEvent(ID, HOME, olga, picnic, AT);
const wanted = { fields: picnic, scope: 'this' } as const;
const add: EventCommand = { kind: 'save', event: null, wanted, id: ID };
const release: EventCommand = { kind: 'release', event };
const remove: EventCommand = { kind: 'delete', event, scope: 'this' };

test.each([
  ['an event that was added and deleted by somebody else', add, 409, 'id_taken', 'gone'],
  ['a change of an event that was deleted', { ...add, event }, 404, 'no_such_event', 'gone'],
  ['a limit', add, 403, 'calendar_full', 'refused'],
  ['a calendar that one is in no more', add, 404, 'no_such_calendar', 'removed'],
] as const)('%s needs its author', (_what, command, status, code, kind) => {
  expect(judge(new Refusal(status, code, 'No'), { command }, true)).toMatchObject({ kind });
});

test.each([
  ['a deletion of what is deleted', remove, 404, 'no_such_event', 'done'],
  ['what was given back, and somebody else does now', release, 403, 'not_yours', 'done'],
  ['a server that is busy', add, 503, 'busy', 'later'],
  ['a server that fails', add, 500, 'internal', 'again'],
  ['somebody else who is logged in', add, 403, 'other_user', 'never'],
  ['a session that ended', add, 401, 'not_logged_in', 'never'],
] as const)('%s', (_what, command, status, code, verdict) => {
  expect(judge(new Refusal(status, code, 'No'), { command }, true)).toBe(verdict);
});

test('what is not found by one who is in the calendar no more is not told as deleted', () => {
  const error = new Refusal(404, 'no_such_event', 'No');
  expect(judge(error, { command: { ...add, event } }, false)).toEqual({ kind: 'removed' });
  expect(judge(error, { command: remove }, false)).toBe('done');
});

test('a day that somebody changed by itself is known from one that was deleted', () => {
  const refusals = ['occurrence_changed', 'no_such_event'].map(
    (code) => new Refusal(409, code, 'No'),
  );
  const problems = refusals.map((refusal) => judge(refusal, { command: { ...add, event } }, true));
  expect(problems).toEqual([
    { kind: 'gone', message: 'No', isChanged: true },
    { kind: 'gone', message: 'No' },
  ]);
});

test('what fails before the server is asked is tried again', () => {
  expect(judge(new TypeError('Broken'), { command: add }, true)).toBe('again');
});

test('how long a server wants to be left alone is known of what waits on as well', () => {
  expect(pauseAskedBy(new Waits('w1', notReached(7_000)))).toBe(7_000);
  expect(pauseAskedBy(notReached(7_000))).toBe(7_000);
  expect(pauseAskedBy(new Waits('w1', notReached()))).toBe(0);
  expect(pauseAskedBy(new TypeError('Broken'))).toBe(0);
});
