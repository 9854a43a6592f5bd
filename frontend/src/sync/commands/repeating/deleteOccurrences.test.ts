import { expect, test } from '@jest/globals';
import { occurrenceOf } from '@kinday/contracts/series';
import { eventsApi } from '../../../api/eventsApi';
import { store } from '../../../store';
import { AT, piano } from '../../sampleFamily.testing';
import { epochLearned } from '../../liveSlice';
import type { DeleteCommand } from '../eventCommand';
import { deletionOver } from '../seen';
import type { EditConflict } from '../writeWithMerge';
import { changedOccurrence } from '@kinday/contracts/seriesEdits';
import { deleteOccurrences } from './saveRepeating';
import { aroundOlga, DAY, exam, ID, NOVEMBER, seenAt, SeriesServer } from './seriesServer.testing';

const server = new SeriesServer();
const around = aroundOlga(store.dispatch);
const refuse = (code: string, current: object) => server.refuse(409, code, current);

const remove = (scope: 'this' | 'following' | 'all') =>
  deleteOccurrences(around, occurrenceOf(piano, DAY), scope);

test('a day that somebody changed by itself meanwhile is not deleted unseen', async () => {
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  refuse('occurrence_changed', { event: exam });
  await expect(remove('this')).rejects.toMatchObject({ theirs: exam });
});

test.each(['this', 'following', 'all'] as const)(
  '%s: what somebody made of the series since is not deleted unseen',
  async (scope) => {
    refuse('event_changed', { series: { ...piano, title: 'Violin', version: 2 } });
    const theirs = { title: 'Violin', date: DAY, version: 2 };
    await expect(remove(scope)).rejects.toMatchObject({ theirs, parts: ['title'] });
    expect(server.asked).toHaveLength(1);
  },
);

test('a day that somebody changed by itself, and back again, is deleted as the event that it is', async () => {
  const back = changedOccurrence(piano, DAY, ID, {}, AT);
  refuse('occurrence_changed', { event: back });
  await remove('this');
  expect(server.asked.map(({ call }) => call)).toEqual([
    `DELETE /series/${piano.id}/occurrences/${DAY}`,
    `DELETE /events/${ID}`,
  ]);
});

test('a day that says the same in another version of its series is deleted', async () => {
  refuse('event_changed', { series: { ...piano, last: '2026-12-24', version: 2 } });
  await remove('this');
  expect(server.asked.map(({ query }) => query)).toEqual(['?version=1', '?version=2']);
});

test.each([
  ['following', `?from=${DAY}&version=1`],
  ['all', '?version=1'],
] as const)(
  '%s: the version that was seen is meant, be a newer one loaded',
  async (scope, query) => {
    server.month.series = [{ ...piano, title: 'Violin', version: 2 }];
    await remove(scope);
    expect(server.asked).toMatchObject([{ query }]);
  },
);

test.each(['following', 'all'] as const)(
  '%s: a day that somebody changed by itself since is not deleted unseen, and goes with the author’s word',
  async (scope) => {
    await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
    const theirs = { ...exam, seriesDate: '2026-11-19', date: '2026-11-20' };
    refuse('event_changed', { event: theirs, others: 2, seen: 9 });
    const event = occurrenceOf(piano, DAY);
    const command: DeleteCommand = { kind: 'delete', event, scope, seen: seenAt(7) };
    const conflict = await deleteOccurrences(around, event, scope, command.seen).catch(
      (error: unknown) => error as EditConflict,
    );
    const day = { others: 2, seen: seenAt(9) };
    expect(conflict).toMatchObject({ theirs, parts: ['title', 'date'], day });
    const sure = deletionOver(command, conflict as EditConflict);
    await deleteOccurrences(around, sure.event, scope, sure.seen);
    const from = scope === 'all' ? '' : `from=${DAY}&`;
    expect(server.asked.map(({ query }) => query)).toEqual([
      `?${from}version=1&seen=7`,
      `?${from}version=1&seen=9`,
    ]);
  },
);

test('[S7] what was seen of another change log is not said to be seen in this one', async () => {
  store.dispatch(epochLearned('now'));
  for (const epoch of ['before', 'now'])
    await deleteOccurrences(around, occurrenceOf(piano, DAY), 'all', seenAt(7, epoch));
  expect(server.asked.map(({ query }) => query)).toEqual([
    '?version=1&seen=0',
    '?version=1&seen=7',
  ]);
});

// An own edit of all waited and was to make version 2; somebody else made it, with another place.
const lake = { ...piano, location: 'Lake', version: 2 };
const toCome = occurrenceOf({ ...piano, version: 2 }, DAY);

test.each(['this', 'following', 'all'] as const)(
  'what somebody else made of a series is not deleted unseen, though it has that version: %s',
  async (scope) => {
    server.month = { events: [], series: [lake] };
    await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
    const conflict = await deleteOccurrences(around, toCome, scope, seenAt(9)).catch(
      (error: unknown) => error,
    );
    expect(conflict).toMatchObject({ theirs: { location: 'Lake' }, parts: ['place'] });
    expect(server.asked).toEqual([]);
  },
);
