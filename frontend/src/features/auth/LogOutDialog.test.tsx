import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { newEvent } from '@kinday/contracts/event';
import { InStore } from '../../InStore.testing';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import type { WaitingEdit } from '../../sync/waiting/waitingEdit';
import { waitingChanged } from '../../sync/waiting/waitingSlice';
import { LogOutDialog } from './LogOutDialog';

serveStore(() => Promise.resolve(Response.json(null)));

const event = newEvent('e1', HOME, olga, picnic, AT);
const added: WaitingEdit = {
  id: 'w1',
  userId: olga.id,
  familyId: HOME,
  command: { kind: 'save', event: null, wanted: { fields: picnic, scope: 'this' }, id: 'e1' },
  edits: [{ collection: 'events', op: 'put', record: event }],
  at: AT,
  wasTried: true,
  sentBy: null,
  problem: null,
};
const wait = (...edits: WaitingEdit[]) =>
  act(() => void store.dispatch(waitingChanged({ edits, signs: {}, unread: 0 })));

afterEach(() => {
  cleanup();
  wait();
});

const text = () => screen.getByRole('alertdialog').textContent;

test('what is sent while it is asked is not said to be lost', () => {
  wait(added);
  render(<LogOutDialog />, { wrapper: InStore });
  expect(text()).toContain('1 change waits to be sent.');
  wait();
  expect(text()).not.toContain('waits');
  expect(text()).toContain('Everything has been sent meanwhile.');
});

test('what the device alone keeps counts as one', () => {
  render(<LogOutDialog />, { wrapper: InStore });
  expect(text()).toContain('1 change waits to be sent.');
});
