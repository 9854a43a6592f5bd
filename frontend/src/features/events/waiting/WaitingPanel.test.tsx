import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { newEvent } from '@kinday/contracts/event';
import { occurrenceOf } from '@kinday/contracts/series';
import { useState } from 'react';
import { familyApi } from '../../../api/familyApi';
import { meApi } from '../../../api/meApi';
import { InStore } from '../../../InStore.testing';
import { serveStore } from '../../../serveStore.testing';
import { store } from '../../../store';
import { AT, HOME, olga, piano, picnic, shownHome } from '../../../sync/sampleFamily.testing';
import type { WaitingEdit } from '../../../sync/waiting/waitingEdit';
import { waitingChanged } from '../../../sync/waiting/waitingSlice';
import { WaitingPanel } from './WaitingPanel';

const AWAY = 'f0000000-0000-4000-8000-000000000009';

/** A renamed event that somebody renamed as well, in a calendar. */
function conflictIn(familyId: string, title: string): WaitingEdit {
  const id = `e of ${title}`;
  const before = newEvent(id, familyId, olga, picnic, AT);
  const fields = { ...picnic, title };
  return {
    id: `w of ${title}`,
    userId: olga.id,
    familyId,
    command: { kind: 'save', event: before, wanted: { fields, scope: 'this' }, id },
    edits: [{ collection: 'events', op: 'put', record: { ...before, title } }],
    at: AT,
    wasTried: true,
    sentBy: null,
    problem: {
      kind: 'conflict',
      theirs: { ...before, title: 'Hike', version: 2 },
      parts: ['title'],
    },
  };
}

let unread = 0;
const wait = (...edits: WaitingEdit[]) =>
  store.dispatch(waitingChanged({ edits, unread, signs: {} }));

// Nobody can read the other calendar.
serveStore((request) =>
  Promise.resolve(
    request.url.includes(AWAY)
      ? Response.json({ error: 'Not yours', code: 'no_such_calendar' }, { status: 404 })
      : Response.json([]),
  ),
);

beforeEach(async () => {
  const { family, members } = shownHome;
  const view = {
    familyId: HOME,
    revision: 1,
    range: null,
    records: { families: [family], members },
  };
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, olga as never));
  await store.dispatch(familyApi.util.upsertQueryData('getFamily', HOME, view as never));
});
afterEach(() => {
  cleanup();
  unread = 0;
  act(() => void wait());
});

/** The panel, as long as the page has not forgotten it. */
function Opened({ asks }: { asks: boolean }) {
  const [open, setOpen] = useState(true);
  const [isGone, setGone] = useState(false);
  const nothing = () => undefined;
  return isGone ? (
    <p>Nothing over the calendar</p>
  ) : (
    <WaitingPanel
      familyId={HOME}
      {...{ asks, open }}
      onEdit={nothing}
      onShow={nothing}
      onClose={() => setOpen(false)}
      onExited={() => setGone(true)}
    />
  );
}

const open = (asks: boolean) => render(<Opened asks={asks} />, { wrapper: InStore });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
test('a conflict that was offered leaves nothing over the calendar once it is put off', async () => {
  wait(conflictIn(HOME, 'Beach'));
  open(true);
  await press('Later');
  await screen.findByText('Nothing over the calendar');
});

test('a conflict of a calendar that cannot be read stands in the list, to be copied', async () => {
  wait(conflictIn(AWAY, 'Beach'));
  open(true);
  await screen.findByRole('button', { name: 'Copy' });
  await screen.findByText(/calendar can't be read/);
});

test('a deletion of what somebody changed is decided by who sees what it is now', async () => {
  const { command, ...edit } = conflictIn(HOME, 'Beach');
  const event = command.kind === 'save' ? command.event! : null;
  wait({ ...edit, command: { kind: 'delete', event: event!, scope: 'this' } });
  open(false);
  await screen.findByText(/It was changed meanwhile/);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await press('Choose');
  await screen.findByText(/Now it is: Hike/);
  await screen.findByRole('button', { name: 'Keep it' });
});

test('a deletion of a series says which days were changed by themselves', async () => {
  const event = occurrenceOf(piano, '2026-11-12');
  const theirs = { ...event, id: 'exam', title: 'Exam', date: '2026-11-20' };
  const day = { others: 2, seen: { revision: 9, epoch: null } };
  wait({
    ...conflictIn(HOME, 'Beach'),
    command: { kind: 'delete', event, scope: 'all' },
    problem: { kind: 'conflict', theirs, parts: ['title', 'date'], day },
  });
  open(true);
  await screen.findByText(
    /changed Thu, Nov 12 meanwhile. Now it is: Exam.* Fri, Nov 20.* 2 more days were changed as well. If you delete it, they are all deleted./,
  );
});

test('a series that is to repeat no more says which days would go', async () => {
  const event = occurrenceOf(piano, '2026-11-12');
  const theirs = {
    ...event,
    id: 'exam',
    seriesDate: '2026-11-19',
    title: 'Exam',
    date: '2026-11-20',
  };
  const wanted = { fields: { ...picnic, title: 'Piano' }, rule: null, scope: 'all' } as const;
  const edit: WaitingEdit = {
    ...conflictIn(HOME, 'Beach'),
    command: { kind: 'save', event, wanted, id: 'made' },
    problem: {
      ...{ kind: 'conflict', theirs, parts: ['title', 'date'] },
      day: { others: 0, seen: { revision: 9, epoch: null } },
    },
  };
  wait(edit);
  open(false);
  await screen.findByText(/Some of its days were changed since/);
  await press('Choose');
  const question = await screen.findByRole('alertdialog', {
    name: 'Stop repeating Piano all the same?',
  });
  expect(question.textContent).toMatch(
    /changed Thu, Nov 19 meanwhile. Now it is: Exam.* Fri, Nov 20.* that day is deleted too./,
  );
  await screen.findByRole('button', { name: 'Keep repeating' });
  await screen.findByRole('button', { name: 'Stop repeating' });
});

test('“Choose” beside one of several conflicts asks about that one, then about the next', async () => {
  wait(conflictIn(HOME, 'Beach'), conflictIn(HOME, 'Zoo'), conflictIn(HOME, 'Lake'));
  open(false);
  const [, zoo] = await screen.findAllByRole('button', { name: 'Choose' });
  await userEvent.click(zoo!);
  await screen.findByRole('dialog', { name: /changed Zoo too/ });
  act(() => void wait(conflictIn(HOME, 'Beach'), conflictIn(HOME, 'Lake')));
  await screen.findByRole('dialog', { name: /changed Beach too/ });
});

test('it keeps nobody from choosing in another calendar', async () => {
  wait(conflictIn(AWAY, 'Beach'), conflictIn(HOME, 'Zoo'));
  open(true);
  await screen.findByRole('dialog', { name: /changed Zoo too/ });
});

test('what is discarded is named until the question has gone', async () => {
  wait(conflictIn(HOME, 'Beach'));
  open(false);
  await press('Discard Beach');
  const question = await screen.findByRole('alertdialog', { name: 'Discard Beach?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(question.textContent).toContain('Discard Beach?');
});

test('what another release left on this device is told', async () => {
  unread = 1;
  wait();
  open(false);
  await screen.findByText(/1 change of another version of Kinday waits/);
});
