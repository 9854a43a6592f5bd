import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newEvent, type Event } from '@kinday/contracts/event';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { asApiError } from '../../api/apiError';
import { InStore } from '../../InStore.testing';
import { serveStore } from '../../serveStore.testing';
import { AT, HOME, olga, piano, picnic, shownHome } from '../../sync/sampleFamily.testing';
import { EventDialog } from './EventDialog';
import { keptDraft } from './keptDraft';
import type { EventCommands } from './useEventCommands';

// Nobody has called anything yet what the titles say.
serveStore(() => Promise.resolve(Response.json([])));
beforeEach(() => {
  const list = { matches: false, addEventListener() {}, removeEventListener() {} };
  window.matchMedia = () => list as unknown as MediaQueryList;
});
afterEach(cleanup);

type Save = EventCommands['save'];

/** Opens the dialog of an event, or of a new one; `answered` says how its saving went. */
function show(event: Event | null) {
  const onClose = jest.fn();
  let answer: (result: Awaited<ReturnType<Save>>) => void = () => {};
  const save = jest.fn<Save>(() => new Promise((resolve) => (answer = resolve)));
  render(
    <EventDialog
      {...{ open: true, since: 0, rrule: '', slot: { date: picnic.date }, kept: null }}
      shown={shownHome}
      commands={{ save } as unknown as EventCommands}
      event={event}
      onClose={onClose}
      onExited={() => {}}
    />,
    { wrapper: InStore },
  );
  const answered = (result: Awaited<ReturnType<Save>>) =>
    act(() => Promise.resolve(answer(result)));
  return { save, onClose, answered };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('while it is saved its fields take nothing, and the focus stays; a refusal lets them be typed in', async () => {
  const { save, onClose, answered } = show(newEvent(piano.id, HOME, olga, picnic, AT));
  await userEvent.type(field('Title'), 's{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.keyboard(' and games');
  expect(document.activeElement).toBe(field('Title'));
  await userEvent.click(field('All day'));
  fireEvent.change(field('Category'), { target: { value: 'Other' } });
  expect(field('Title').value).toBe('Picnics');
  expect(field('All day').checked).toBe(true);
  expect(field('Category').value).toBe(picnic.mainCategory);
  expect(keptDraft(olga.id, HOME)?.draft).toMatchObject({ title: 'Picnics', isAllDay: true });

  await answered(asApiError(null));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.type(field('Title'), '!{Enter}');
  expect(save.mock.lastCall?.[0].fields.title).toBe('Picnics!');
  await answered('saved');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while a new event is saved its line takes nothing either', async () => {
  const { save, answered } = show(null);
  await userEvent.type(field('Title'), 'Picnic{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.type(field('Quick add'), 'Dentist');
  expect([field('Quick add').value, field('Title').value]).toEqual(['', 'Picnic']);
  await answered('saved');
});
