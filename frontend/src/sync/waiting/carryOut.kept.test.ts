import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { meApi } from '../../api/meApi';
import { newId } from '../../api/newId';
import { everythingKept } from '../../kept/device.testing';
import { forgetAll, ownerOfCopy } from '../../kept/owner';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import type { EventCommand } from '../commands/eventCommand';
import { connectionChanged, sessionEnded } from '../liveSlice';
import { HOME, olga, picnic } from '../sampleFamily.testing';
import { carryOut, queueOf } from './carryOut';
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

function add(): Promise<unknown> {
  const wanted = { fields: picnic, scope: 'this' } as const;
  const command: EventCommand = { kind: 'save', event: null, wanted, id: newId() };
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

test('a tab whose session has ended does not make the device its person’s', async () => {
  await logIn();
  store.dispatch(sessionEnded());
  await store.dispatch(queueOf(olga.id));
  expect(await ownerOfCopy()).toBe(null);
});
