import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newEvent, type Event } from '@kinday/contracts/event';
import { occurrenceOf } from '@kinday/contracts/series';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { asApiError } from '../../api/apiError';
import { InStore } from '../../InStore.testing';
import { familyApi } from '../../api/familyApi';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { changesSoFar, publishChange } from '../../sync/changeListeners';
import { EditConflict } from '../../sync/commands/writeWithMerge';
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
function show(event: Event | null, rrule = '') {
  const onClose = jest.fn();
  let answer: (result: Awaited<ReturnType<Save>>) => void = () => {};
  const save = jest.fn<Save>(() => new Promise((resolve) => (answer = resolve)));
  render(
    <EventDialog
      {...{ open: true, since: changesSoFar(), rrule, slot: { date: picnic.date }, kept: null }}
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

test.each([true, false])(
  'the keyboard reaches the buttons where they stand: on a phone, %s',
  async (isPhone) => {
    const list = { matches: isPhone, addEventListener() {}, removeEventListener() {} };
    window.matchMedia = () => list as unknown as MediaQueryList;
    show(null);
    const create = await screen.findByRole('button', { name: 'Create Event' });
    const isBefore =
      create.compareDocumentPosition(field('Title')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore !== 0).toBe(isPhone);
  },
);

test('while a new event is saved its line takes nothing either', async () => {
  const { save, answered } = show(null);
  await userEvent.type(field('Title'), 'Picnic{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.type(field('Quick add'), 'Dentist');
  expect([field('Quick add').value, field('Title').value]).toEqual(['', 'Picnic']);
  await answered('saved');
});

const ownPicnic = newEvent('b0000000-0000-4000-8000-000000000000', HOME, olga, picnic, AT);

test.each([' ', '{Enter}', '{Escape}', '{Tab} ', '{Tab}{Enter}', '{Shift>}{Tab}{/Shift} '])(
  'somebody deletes the event in the middle of a sentence: the next key, %j, answers nothing',
  async (keys) => {
    const { save, onClose } = show(ownPicnic);
    await userEvent.type(field('Notes'), 'Bring the big cooler and');
    act(() =>
      publishChange({
        ...{ familyId: HOME, revision: 1, actorId: olga.id, at: AT },
        edits: [{ collection: 'events', op: 'remove', id: ownPicnic.id }],
      }),
    );
    const question = await screen.findByRole('alertdialog');
    expect(document.activeElement).toBe(question.querySelector('h2'));
    await userEvent.keyboard(keys);
    expect(screen.getByRole('alertdialog')).toBe(question);
    expect([onClose.mock.calls, save.mock.calls]).toEqual([[], []]);
    expect(keptDraft(olga.id, HOME)?.draft.notes).toBe('Bring the big cooler and');
    // Later Escape and a press beside it answer nothing either; the buttons do.
    await waitFor(() => expect(question.querySelector('[inert]')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(question.parentElement!);
    expect(onClose).not.toHaveBeenCalled();
    // The first answer that a key leads to keeps what is typed.
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('Save as new event');
    await userEvent.click(document.activeElement!);
    expect(save.mock.lastCall?.[0].fields.notes).toBe('Bring the big cooler and');
  },
);

test('a second clash in a row asks about what the other changed since the first', async () => {
  const { save, answered } = show(ownPicnic);
  await userEvent.type(field('Title'), ' for all');
  const clash = async (theirs: Partial<Event>) => {
    await answered(new EditConflict({ ...ownPicnic, ...theirs }, ['title']));
    await userEvent.click((await screen.findAllByLabelText(/^Yours/))[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Save choices' }));
    return save.mock.lastCall!;
  };
  await userEvent.type(field('Title'), '{Enter}');
  const lake = { title: 'Picnic at noon', location: 'Lake', version: 2 };
  const [first, overFirst] = await clash(lake);
  expect([overFirst, first.fields.location]).toMatchObject([lake, 'Lake']);
  const beach = { title: 'Picnic at one', location: 'Beach', version: 3 };
  const [second, overSecond] = await clash(beach);
  expect(overSecond).toMatchObject(beach);
  expect(second.fields).toMatchObject({ title: 'Picnic for all', location: 'Beach' });
  await answered('saved');
});

test.each([
  ['a rule that nobody changed is no other', undefined, undefined],
  [
    'one that was chosen for the day follows it',
    'FREQ=MONTHLY;BYDAY=2TH',
    'FREQ=MONTHLY;BYDAY=2FR',
  ],
])('on the day that the other chose in a clash, %s', async (_what, chosen, rule) => {
  const lesson = occurrenceOf(piano, '2026-11-12');
  const { save, answered } = show(lesson, 'FREQ=WEEKLY;BYDAY=TH');
  if (chosen) fireEvent.change(field('Repeat'), { target: { value: chosen } });
  await userEvent.type(field('Title'), ' with Ben{Enter}');
  await userEvent.click(screen.getByLabelText('All of them'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save.mock.lastCall?.[0]).toMatchObject({ scope: 'all', ...(chosen && { rule: chosen }) });
  const theirs = { ...lesson, title: 'Violin', date: '2026-11-13', version: 2 };
  for (const version of [2, 3]) {
    await answered(new EditConflict({ ...theirs, version }, ['title']));
    await userEvent.click((await screen.findAllByLabelText(/^Yours/))[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Save choices' }));
    const [wanted] = save.mock.lastCall!;
    expect([wanted.fields.date, wanted.rule]).toEqual(['2026-11-13', rule]);
  }
  await answered('saved');
});

test('days that somebody changed by themselves do not go with a series that is to repeat no more, but by its author’s word', async () => {
  const members = { familyId: HOME, revision: 7, range: null, records: { members: [olga] } };
  await store.dispatch(familyApi.util.upsertQueryData('getFamily', HOME, members));
  const lesson = occurrenceOf(piano, '2026-11-12');
  const { save, answered } = show(lesson, 'FREQ=WEEKLY;BYDAY=TH');
  // What comes while the dialog is open was not seen when editing began.
  const heard = familyApi.util.updateQueryData('getFamily', HOME, (view) => {
    view.revision = 8;
  });
  act(() => void store.dispatch(heard));
  fireEvent.change(field('Repeat'), { target: { value: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Update Event' }));
  await userEvent.click(screen.getByLabelText('All of them'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const seenIn = () => save.mock.lastCall?.[0];
  expect(seenIn()).toMatchObject({ rule: null, scope: 'all', seen: { revision: 7 } });
  const exam = {
    ...lesson,
    id: 'exam',
    title: 'Exam',
    date: '2026-11-20',
    seriesDate: '2026-11-19',
  };
  const clash = (revision: number) =>
    answered(new EditConflict(exam, ['title'], { others: 2, seen: { revision, epoch: null } }));
  await clash(9);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toMatch(/Thu, Nov 19.*Exam.*2 more days were changed as well/);
  await userEvent.click(screen.getByRole('button', { name: 'Back to editing' }));
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Update Event' }));
  await userEvent.click(screen.getByLabelText('All of them'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await clash(10);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop repeating' }));
  expect(seenIn()).toMatchObject({ rule: null, scope: 'all', seen: { revision: 10 } });
  await answered('saved');
});
