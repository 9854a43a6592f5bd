import { afterEach, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { newEvent } from '@kinday/contracts/event';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import { store } from '../../store';
import { putEvent } from '../commands/eventWrites';
import { pendingBefore } from '../pendingBefore';
import { editsDropped, editsShown } from '../pendingEditsSlice';
import { AT, HOME, olga, picnic } from '../sampleFamily.testing';
import { unsentIn } from './unsent';
import { showWaiting } from './showWaiting';
import type { WaitingEdit } from './waitingEdit';

const event = newEvent('c0000000-0000-4000-8000-000000000000', HOME, olga, picnic, AT);

/** An edit that gives the event a title. */
function titled(id: string, title: string): WaitingEdit {
  const edited: Event = { ...event, title };
  const wanted = { fields: eventFieldsOf(edited), scope: 'this' } as const;
  const command = { kind: 'save', event, wanted, id: 'made' } as const;
  const state = { wasTried: false, sentBy: null, problem: null };
  return {
    id,
    userId: olga.id,
    familyId: HOME,
    command,
    edits: [putEvent(edited)],
    at: AT,
    ...state,
  };
}

const first = titled('first', 'Zoo');
const second = titled('second', 'Museum');
const third = titled('third', 'Beach');
const shown = () => store.getState().pendingEdits.map(({ key }) => key);

afterEach(() => store.dispatch(showWaiting([])));

test('an edit that is another one by the word of its author is shown in its place, under those behind it', () => {
  store.dispatch(showWaiting([first, second, third]));
  const amended = titled('amended', 'Circus');
  store.dispatch(showWaiting([amended, second, third]));
  expect(shown()).toEqual(['amended', 'second', 'third']);
});

test('an edit that was refused and waits for its author is shown in its place again', () => {
  store.dispatch(showWaiting([first, second, third]));
  store.dispatch(editsDropped('second'));
  const conflict = { kind: 'conflict', theirs: event, parts: ['title'] } as const;
  store.dispatch(showWaiting([first, { ...second, problem: conflict }, third]));
  expect(shown()).toEqual(['first', 'second', 'third']);
});

test('before an edit there is nothing that waits behind it, also while it is shown nowhere or above it', () => {
  store.dispatch(showWaiting([first, second, third]));
  const before = () => pendingBefore(store.getState(), 'second').map(({ key }) => key);
  expect(before()).toEqual(['first']);
  store.dispatch(editsDropped('second'));
  expect(before()).toEqual(['first']);
  store.dispatch(editsShown({ key: 'second', familyId: HOME, edits: second.edits }));
  expect(shown()).toEqual(['first', 'third', 'second']);
  expect(before()).toEqual(['first']);
});

test('what another release left on the device is counted, though it is not known what it is', () => {
  store.dispatch(showWaiting([], 2));
  expect(store.getState().waiting).toMatchObject({ edits: [], unread: 2 });
  expect(unsentIn(store.getState())).toBe(2);
});
