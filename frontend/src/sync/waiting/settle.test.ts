import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { occurrenceOf } from '@kinday/contracts/series';
import { eventsApi } from '../../api/eventsApi';
import { meApi } from '../../api/meApi';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { putEvent } from '../commands/eventWrites';
import { connectionChanged } from '../liveSlice';
import { AT, HOME, olga, piano, picnic } from '../sampleFamily.testing';
import { carryOut, queueOf } from './carryOut';
import { discardAll } from './discardAll.testing';
import { readEdit } from './readEdit';
import { doAllTheSame, resolveConflict, saveAsNew } from './settle';
import type { EditProblem, WaitingEdit } from './waitingEdit';

const event = newEvent('c0000000-0000-4000-8000-000000000000', HOME, olga, picnic, AT);
const putPiano = { collection: 'series', op: 'put', record: piano } as const;

serveStore(() => Promise.reject(new TypeError('Failed to fetch')));
beforeEach(async () => {
  const user = { id: olga.id, name: 'Olga', phone: '1', color: null } as never;
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
  store.dispatch(connectionChanged('offline'));
});
afterEach(() => store.dispatch(discardAll()));

/** An edit that was not taken waits for its author. */
async function refused(
  edit: Pick<WaitingEdit, 'command' | 'edits'>,
  problem: EditProblem,
): Promise<WaitingEdit> {
  const ids = { id: 'edit', userId: olga.id, familyId: HOME, at: AT };
  const waiting = { ...ids, ...edit, wasTried: true, sentBy: null, problem };
  const { queue } = await store.dispatch(queueOf(olga.id));
  await queue.add(waiting);
  return waiting;
}

/** What waits instead, as the device would give it back. */
async function left(): Promise<WaitingEdit | null> {
  const { queue } = await store.dispatch(queueOf(olga.id));
  const [edit, ...more] = await queue.read();
  expect([more, edit?.problem]).toEqual([[], null]);
  return readEdit(structuredClone(edit!));
}

const fields = { ...picnic, title: 'Zoo' };
const gone: EditProblem = { kind: 'gone', message: 'Gone' };

test('what was chosen is sent over what the others made of it, of a series too', async () => {
  const theirs = { ...event, version: 4 };
  const save = { kind: 'save', event, wanted: { fields, scope: 'this' }, id: 'made' } as const;
  const problem = { kind: 'conflict', theirs, parts: ['title'] } as const;
  const plain = await refused({ command: save, edits: [putEvent(event)] }, problem);
  await store.dispatch(resolveConflict(plain, theirs, fields));
  expect(await left()).toMatchObject({ command: { event: { version: 4 } } });
  await store.dispatch(discardAll());

  const lesson = occurrenceOf(piano, '2026-11-12');
  const all = { ...save, event: lesson, wanted: { fields, scope: 'all' } } as const;
  const repeating = await refused(
    { command: all, edits: [putPiano] },
    { ...problem, theirs: lesson },
  );
  await store.dispatch(resolveConflict(repeating, { ...lesson, version: 4 }, fields));
  expect(await left()).toMatchObject({ command: { event: { version: 4 } }, edits: [putPiano] });
});

test('a series that is to repeat no more takes along the days that its author was told of', async () => {
  const lesson = occurrenceOf(piano, '2026-11-12');
  const wanted = { fields, rule: null, scope: 'all' } as const;
  const command = { kind: 'save', event: lesson, wanted, id: 'made' } as const;
  const day = { others: 0, seen: { revision: 9, epoch: 'now' } };
  const problem = { kind: 'conflict', theirs: lesson, parts: ['title'], day } as const;
  await store.dispatch(doAllTheSame(await refused({ command, edits: [putPiano] }, problem)));
  expect(await left()).toMatchObject({ command: { event: lesson, wanted: { seen: day.seen } } });
});

test('what was deleted meanwhile goes on as a new event, or a new series', async () => {
  const save = { kind: 'save', event, wanted: { fields, scope: 'this' }, id: 'made' } as const;
  await store.dispatch(saveAsNew(await refused({ command: save, edits: [putEvent(event)] }, gone)));
  const alone = await left();
  expect(alone?.command).toMatchObject({ event: null, wanted: { fields } });
  expect(alone?.command).not.toMatchObject({ id: event.id });
  await store.dispatch(discardAll());

  const repeat = {
    ...save,
    event: null,
    wanted: { fields, rule: piano.rrule, scope: 'this' },
  } as const;
  await store.dispatch(saveAsNew(await refused({ command: repeat, edits: [putPiano] }, gone)));
  const series = await left();
  expect(series?.command).toMatchObject({ event: null, wanted: { rule: piano.rrule } });
  expect(series?.edits).not.toEqual([putPiano]);
});

test('an edit of an occurrence waits while the author is asked about all of them', async () => {
  const november = { familyId: HOME, month: '2026-11' } as const;
  const view = { ...november, revision: 1, records: { events: [], series: [piano] } } as never;
  await store.dispatch(eventsApi.util.upsertQueryData('getMonth', november, view));
  const lesson = occurrenceOf(piano, '2026-11-12');
  const all = {
    kind: 'save',
    event: lesson,
    wanted: { fields, scope: 'all' },
    id: 'made',
  } as const;
  const problem = { kind: 'conflict', theirs: lesson, parts: ['title'] } as const;
  await refused({ command: all, edits: [putPiano] }, problem);
  store.dispatch(connectionChanged('live'));
  const event = occurrenceOf(piano, '2026-11-19');
  const wanted = { fields: { ...fields, date: '2026-11-19' }, scope: 'this' } as const;
  const by = { familyId: HOME, me: olga, remember: <W>(_id: string, written: W) => written };
  const done = carryOut({ kind: 'save', event, wanted, id: 'other' }, by);
  await expect(store.dispatch(done)).resolves.toMatchObject({ kind: 'waits' });
  const { queue } = await store.dispatch(queueOf(olga.id));
  expect((await queue.read()).map(({ wasTried }) => wasTried)).toEqual([true, false]);
});
