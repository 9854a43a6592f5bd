import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { perform } from '../perform';
import { AT, HOME, olga, picnic } from '../sampleFamily.testing';
import { runCommand } from './runCommand';

const ID = 'c0000000-0000-4000-8000-000000000000';
/** What an earlier try stored, and perhaps somebody changed since. */
let stored = newEvent(ID, HOME, olga, picnic, AT);
let calls: string[] = [];

serveStore((request) => {
  calls.push(request.method);
  return Promise.resolve(
    request.method === 'POST'
      ? Response.json({ error: 'Taken', code: 'id_taken', event: stored }, { status: 409 })
      : Response.json({ change: null }, { headers: { 'Kinday-Revision': '7' } }),
  );
});

function add(title: string) {
  calls = [];
  return runCommand(
    { kind: 'save', event: null, wanted: { fields: { ...picnic, title }, scope: 'this' }, id: ID },
    {
      familyId: HOME,
      me: olga,
      dispatch: store.dispatch,
      perform: (write) => store.dispatch(perform(write)),
      remember: (_id, written) => written,
      key: ID,
    },
  );
}

test('an event that an earlier try stored is changed to what is wanted now', async () => {
  await add('Beach');
  expect(calls).toEqual(['POST', 'PUT']);
});

test('one that somebody changed since stays as they left it', async () => {
  stored = { ...stored, title: 'Picnic at noon', version: 2 };
  await add('Picnic');
  expect(calls).toEqual(['POST']);
  expect(store.getState().pendingEdits).toEqual([]);
});
