import { afterEach, expect, test } from '@jest/globals';
import type { Feed, FeedStatus } from '@kinday/contracts/feed';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { serveStore } from '../../../serveStore.testing';
import { store } from '../../../store';
import { AT, HOME, olga, shownHome } from '../../../sync/sampleFamily.testing';
import { clearToasts, shownToast } from '../../../ui/toast/toastStore';
import { SubscribedCalendars } from './SubscribedCalendars';

const ben = {
  ...olga,
  id: 'b0000000-0000-4000-8000-000000000000',
  name: 'Ben',
  role: 'member' as const,
};
const school: Feed = {
  ...{ id: 'c0000000-0000-4000-8000-000000000000', familyId: HOME, kind: 'link', name: 'School' },
  ...{ color: '#FFE66D', host: 'school.example', country: null, region: null },
  ...{ addedBy: olga.id, contentVersion: 1, createdAt: AT },
};
const holidays: Feed = {
  ...{ ...school, id: 'd0000000-0000-4000-8000-000000000000', name: 'Bavaria', kind: 'holidays' },
  ...{ host: null, country: 'DE', region: 'BY', addedBy: ben.id },
};
const status: FeedStatus = {
  ...{ id: school.id, checkedAt: AT, readAt: AT, refreshableAt: null, count: 80 },
  problem: 'It has only 12 events now. The earlier ones are kept beside them for a week.',
};

let refreshed = status;
/** Answers writes from now on; without it they are refused. */
let doIt: (() => Promise<Response>) | null = null;
const asked: Request[] = [];
serveStore((request) => {
  asked.push(request);
  if (request.url.endsWith('/countries'))
    return Promise.resolve(Response.json([{ code: 'DE', regions: [] }]));
  if (doIt) return doIt();
  if (request.url.includes('/status')) return Promise.resolve(Response.json([status]));
  if (request.url.endsWith('/refresh')) return Promise.resolve(Response.json(refreshed));
  const refusal = { error: 'Nothing there.', code: 'x', fields: { address: 'Nothing there.' } };
  return Promise.resolve(Response.json(refusal, { status: 400 }));
});
afterEach(() => {
  cleanup();
  clearToasts();
  [asked.length, doIt] = [0, null];
});

const section = (me: typeof olga, feeds: readonly Feed[]) => (
  <Provider store={store}>
    <SubscribedCalendars shown={{ ...shownHome, me, members: [olga, ben], feeds }} />
  </Provider>
);
const show = (me: typeof olga, feeds: readonly Feed[]) => render(section(me, feeds));
const rows = () => screen.getAllByRole('listitem').map((row) => within(row));
const labels = (row: Pick<typeof screen, 'queryAllByRole'>) =>
  row.queryAllByRole('button').map((button) => button.textContent);

test('who added one changes it, and the owner; others read how it is doing and may refresh it', async () => {
  const { unmount } = show(ben, [school, holidays]);
  expect(await screen.findByText(status.problem ?? '')).toBeTruthy();
  const [first, second] = rows();
  expect(first!.getByText('school.example, added by Olga')).toBeTruthy();
  expect(second!.getByText('Public holidays · Germany (BY), added by Ben')).toBeTruthy();
  expect(labels(first!)).toEqual(['Refresh Now']);
  expect(labels(second!)).toEqual(['Edit', 'Remove']);
  unmount();
  show(olga, [school, holidays]);
  expect(rows().map(labels)).toEqual([
    ['Refresh Now', 'Edit', 'Remove'],
    ['Edit', 'Remove'],
  ]);
});

test('a source that could not be read is not told as refreshed', async () => {
  show(olga, [school]);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh School now' }));
  expect(shownToast()).toMatchObject({ title: 'Refreshed!', description: status.problem });
  refreshed = { ...status, checkedAt: '2027-01-01T00:00:00.000Z', problem: 'There is nothing.' };
  await userEvent.click(screen.getByRole('button', { name: 'Refresh School now' }));
  expect(shownToast()).toMatchObject({
    title: 'Failed to refresh',
    description: 'There is nothing.',
  });
});

test('with ten of them none can be added', () => {
  show(
    olga,
    Array.from({ length: 10 }, (_feed, at) => ({ ...school, id: `${at}${school.id.slice(1)}` })),
  );
  expect(screen.queryByRole('button', { name: 'Add a Calendar by Link' })).toBeNull();
  expect(screen.getByText(/subscribes to up to 10 others/)).toBeTruthy();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const addressField = () => screen.getByLabelText<HTMLInputElement>('Address of the calendar');
async function typeLink(address: string) {
  await press('Add a Calendar by Link');
  await userEvent.type(addressField(), address);
}

test.each([
  {
    what: 'an addition by link',
    begin: async () => {
      await typeLink('webcal://school.example/a.ics');
      await userEvent.type(screen.getByLabelText('Name'), 'School');
      await press('Add Calendar');
    },
    done: 'Calendar added!',
  },
  {
    what: 'an addition of holidays',
    begin: async () => {
      await press('Add Public Holidays');
      await userEvent.selectOptions(await screen.findByLabelText('Country'), 'DE');
      await press('Add Holidays');
    },
    done: 'Calendar added!',
  },
  {
    what: 'an edit',
    begin: async () => {
      await press('Edit School');
      await press('Save');
    },
    done: 'Calendar changed!',
  },
  {
    what: 'a removal',
    begin: async () => {
      await press('Remove School');
      await press('Remove Calendar');
    },
    done: 'Calendar removed!',
  },
])('the answer to $what whose dialog was cancelled closes no other', async ({ begin, done }) => {
  show(olga, [school]);
  const answers: (() => void)[] = [];
  const change = { familyId: HOME, revision: 10, actorId: olga.id, at: AT, edits: [] };
  const answer = () => Response.json({ change }, { headers: { 'Kinday-Revision': '10' } });
  await screen.findByText(status.problem ?? '');
  doIt = () => new Promise((resolve) => answers.push(() => resolve(answer())));
  await begin();
  expect(answers).toHaveLength(1);
  await press('Cancel');
  await typeLink('webcal://choir.example/b.ics');
  for (const give of answers.splice(0)) give();
  await waitFor(() => expect(shownToast()).toMatchObject({ title: done }));
  expect(addressField().value).toBe('webcal://choir.example/b.ics');
});

test('an address without a calendar is told beside its field, and what was typed stays', async () => {
  show(olga, []);
  await userEvent.click(screen.getByRole('button', { name: 'Add a Calendar by Link' }));
  const address = screen.getByLabelText<HTMLInputElement>('Address of the calendar');
  await userEvent.click(screen.getByRole('button', { name: 'Add Calendar' }));
  expect(asked).toHaveLength(0);
  await userEvent.type(address, 'webcal://school.example/a.ics');
  await userEvent.type(screen.getByLabelText('Name'), 'School');
  await userEvent.click(screen.getByRole('button', { name: 'Add Calendar' }));
  expect(await screen.findByText('Nothing there.')).toBeTruthy();
  expect(await asked.at(-1)!.clone().json()).toMatchObject({
    ...{ kind: 'link', address: 'webcal://school.example/a.ics', name: 'School' },
    // Free of all that others have.
    ...{ color: '#FF6B6B', familyId: HOME },
  });
  expect(document.activeElement).toBe(address);
});

test('a colour that somebody else chooses meanwhile is not put back by saving the name', async () => {
  const { rerender } = show(olga, [school]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit School' }));
  rerender(section(olga, [{ ...school, color: '#95E1D3' }]));
  await userEvent.type(screen.getByLabelText('Name'), ' North{Enter}');
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  const written = asked.find(({ method }) => method === 'PUT');
  expect(await written?.json()).toEqual({ name: 'School North', color: '#95E1D3' });
});
