import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Family } from '@kinday/contracts/family';
import { BESIDE_OWN } from '@kinday/contracts/ownCategory';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { eventsApi } from '../../../api/eventsApi';
import { serveStore } from '../../../serveStore.testing';
import { store } from '../../../store';
import { AT, olga, piano } from '../../../sync/sampleFamily.testing';
import type { ShownFamily } from '../../../sync/useFamily';
import { newDraft, type EventDraft } from '../eventDraft';
import { KindFields } from './KindFields';
import { ownChoices } from './ownChoices';
import { useSuggestedKind } from './useSuggestedKind';

const FAMILY = 'f0000000-0000-4000-8000-000000000000';
/** What the family called its events before. */
const KINDS = [
  { title: 'Piano  Mia', mainCategory: 'Everyday life', subCategory: 'School' },
  { title: 'Fog', mainCategory: 'Of a later release', subCategory: 'Weather' },
];

/** What stands in a month that is loaded. */
const MONTH = {
  events: [],
  series: [
    { ...piano, ...BESIDE_OWN, title: 'Rehearsal', ownCategoryId: FAMILY },
    { ...piano, ...BESIDE_OWN, id: olga.id, title: 'Soccer band', ownCategoryId: olga.id },
  ],
};
const isOfKinds = ({ url }: Request) => url.includes('/kinds');

serveStore((request) =>
  Promise.resolve(
    Response.json(isOfKinds(request) ? KINDS : MONTH, { headers: { 'Kinday-Revision': '9' } }),
  ),
);
afterEach(cleanup);

const choir = { id: FAMILY, familyId: FAMILY, name: 'Choir', emoji: '🎵', createdAt: AT };
let shown: ShownFamily;
beforeEach(() => {
  shown = {
    family: { id: FAMILY, subscriptionTier: 'premium' } as Family,
    ownCategories: [
      { ...choir, isDeleted: false },
      { ...choir, id: olga.id, name: 'Band', isDeleted: true },
    ],
    feeds: [],
    members: [olga],
    me: olga,
    isOwner: true,
  };
});

function Form() {
  const [draft, setDraft] = useState<EventDraft>(() => newDraft('2026-11-12'));
  const suggested = useSuggestedKind(shown, draft);
  return (
    <>
      <input
        aria-label="Title"
        value={draft.title}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <KindFields
        draft={draft}
        suggested={suggested}
        errors={{}}
        shown={shown}
        onChange={setDraft}
      />
      <output>{draft.ownCategoryId ?? 'none'}</output>
    </>
  );
}

const select = (label: string) => screen.queryByLabelText<HTMLSelectElement>(label);
const kind = () => [select('Category')?.value, select('Type')?.value];
const type = (title: string) =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
const choose = (label: string, value: string) =>
  fireEvent.change(select(label)!, { target: { value } });

function open() {
  render(
    <Provider store={store}>
      <Form />
    </Provider>,
  );
}

test('what the family called the title before comes first, whatever its case and spaces', async () => {
  open();
  type(' piano mia');
  await waitFor(() => expect(kind()).toEqual(['Everyday life', 'School']));
  type('piano mias');
  expect(kind()).toEqual(['Everyday life', 'Sports and hobbies']);
  type('p');
  expect(kind()).toEqual(['', undefined]);
  type('Fog');
  expect(kind()).toEqual(['', undefined]);
});

test('a suggestion is said to be one, until somebody chooses', () => {
  open();
  const said = (label: string) =>
    document.getElementById(select(label)?.getAttribute('aria-describedby') ?? '')?.textContent;
  type('Dentist');
  expect(kind()).toEqual(['Everyday life', 'Doctor or dentist']);
  expect([said('Category'), said('Type')]).toEqual(['suggested', 'suggested']);
  choose('Type', 'Appointment');
  expect(kind()).toEqual(['Everyday life', 'Appointment']);
  expect([said('Category'), said('Type')]).toEqual([undefined, undefined]);
});

test('what was chosen or emptied by hand is never replaced by a later letter', () => {
  open();
  type('Dentist');
  choose('Category', 'Life milestones');
  expect(kind()).toEqual(['Life milestones', '']);
  type('Movie night');
  expect(kind()).toEqual(['Life milestones', '']);
  choose('Category', '');
  type('Dentist');
  expect(kind()).toEqual(['', undefined]);
});

/** The own category that is chosen. */
const own = () => screen.getByRole('status').textContent;
/** What can be chosen as a type. */
const types = () => [...select('Type')!.options].map(({ text }) => text);

test('the family’s own categories stand under one, without those that were deleted', () => {
  open();
  choose('Category', 'Our own');
  expect(types()).toEqual(['Select a type', '🎵 Choir']);
  expect(kind()).toEqual(['Our own', '']);
  choose('Type', choir.id);
  expect(own()).toBe(choir.id);
  choose('Category', 'Everyday life');
  expect([kind(), own()]).toEqual([['Everyday life', ''], 'none']);
});

test('one of the family’s own is suggested by a title that had it, and none that was deleted', async () => {
  await store.dispatch(
    eventsApi.endpoints.getMonth.initiate({ familyId: FAMILY, month: '2026-11' }),
  );
  open();
  type('Rehearsal');
  expect(kind()).toEqual(['Our own', choir.id]);
  type('Soccer band');
  expect(kind()).toEqual(['Everyday life', 'Sports and hobbies']);
});

test('without Premium none can be chosen, and a new event is offered none', () => {
  shown.family.subscriptionTier = 'free';
  open();
  expect([...select('Category')!.options].map(({ text }) => text)).not.toContain('Our own');
  expect(ownChoices(shown, olga.id).map(({ name }) => name)).toEqual(['Band']);
});
