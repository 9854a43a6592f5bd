import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { api } from '../../api/api';
import { meApi } from '../../api/meApi';
import { newId } from '../../api/newId';
import { everythingKept } from '../../kept/device.testing';
import { canKeep, noteKeeping } from '../../kept/keeping';
import { forgetAll, ownerOfCopy } from '../../kept/owner';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { carryOutOwn } from '../carryOutOwn';
import type { EventCommand } from '../commands/eventCommand';
import { connectionChanged, sessionEnded } from '../liveSlice';
import { HOME, olga, picnic } from '../sampleFamily.testing';
import { undoLastChange } from '../undoChanges';
import { carryOut, closeQueue, queueOf } from './carryOut';
import { discardAll } from './discardAll.testing';

serveStore(() => new Promise(() => undefined));
afterEach(async () => {
  await store.dispatch(discardAll());
  await forgetAll();
});

/** Olga logs in, to be remembered: her device does not know it yet, as its copy comes later. */
async function logIn(): Promise<void> {
  const user = { id: olga.id, name: 'Olga', phone: '1', color: null, isRemembered: true } as never;
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
}

function toAdd(title = picnic.title): EventCommand {
  const wanted = { fields: { ...picnic, title }, scope: 'this' } as const;
  return { kind: 'save', event: null, wanted, id: newId() };
}
function add(): Promise<unknown> {
  const command = toAdd();
  const by = { familyId: HOME, me: olga, remember: <W>(_id: string, written: W) => written };
  return store.dispatch(carryOut(command, by));
}
const kept = async () => (await everythingKept()).waiting;

test('what somebody does in the first seconds after the log-in outlives the tab', async () => {
  await logIn();
  store.dispatch(connectionChanged('offline'));
  await add();
  expect(await kept()).toMatchObject([{ userId: olga.id, sentBy: null }]);
});

test('what is on its way outlives the tab as well', async () => {
  await logIn();
  store.dispatch(connectionChanged('live'));
  void add();
  await waitFor(async () => expect(await kept()).toMatchObject([{ wasTried: false }]));
  store.dispatch(connectionChanged('offline'));
  await waitFor(async () => expect(await kept()).toMatchObject([{ wasTried: true, sentBy: null }]));
});

test('an undo means what was pressed last, also while the device has not written it yet', async () => {
  await logIn();
  store.dispatch(connectionChanged('offline'));
  await store.dispatch(carryOutOwn(toAdd('Beach'), HOME, olga));
  const added = store.dispatch(carryOutOwn(toAdd('Lake'), HOME, olga));
  expect(await store.dispatch(undoLastChange(HOME, olga))).toBe('takenBack');
  await added;
  expect(await kept()).toMatchObject([{ command: { wanted: { fields: { title: 'Beach' } } } }]);
});

test('what waits in the page of one who was not remembered goes with their next log-in, to the device too', async () => {
  const user = { id: olga.id, name: 'Olga', phone: '1', color: null, isRemembered: false } as never;
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
  store.dispatch(connectionChanged('offline'));
  await add();
  expect(await kept()).toEqual([]);
  await closeQueue();
  store.dispatch(api.util.resetApiState());
  await logIn();
  store.dispatch(connectionChanged('offline'));
  await store.dispatch(queueOf(olga.id));
  expect(store.getState().waiting.edits).toHaveLength(1);
  expect(await kept()).toMatchObject([{ userId: olga.id, sentBy: null }]);
});

test('what the device could not keep is kept as soon as it says that it keeps again', async () => {
  await logIn();
  store.dispatch(connectionChanged('offline'));
  await store.dispatch(queueOf(olga.id));
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await add();
  full.mockRestore();
  expect(canKeep()).toBe(false);
  expect(await kept()).toEqual([]);
  noteKeeping(true);
  await waitFor(async () => expect(await kept()).toMatchObject([{ userId: olga.id }]));
});

test('a tab whose session has ended does not make the device its person’s', async () => {
  await logIn();
  store.dispatch(sessionEnded());
  await store.dispatch(queueOf(olga.id));
  expect(await ownerOfCopy()).toBe(null);
});
