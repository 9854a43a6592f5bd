import { afterEach, expect, test } from '@jest/globals';
import type { CalendarLink } from '@kinday/contracts/calendarLink';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { serveStore } from '../../../serveStore.testing';
import { store } from '../../../store';
import { AT, shownHome } from '../../../sync/sampleFamily.testing';
import { clearToasts, shownToast } from '../../../ui/toast/toastStore';
import { CalendarLinks } from './CalendarLinks';

const links: CalendarLink[] = [];
/** Resolves when the server may answer what ends a link. */
let mayEnd = Promise.resolve();
serveStore(async (request) => {
  if (request.method === 'DELETE') {
    await mayEnd;
    return Response.json({ success: true });
  }
  if (request.method !== 'POST') return Response.json(links);
  const { what } = (await request.json()) as Pick<CalendarLink, 'what'>;
  links.push({ what, createdAt: AT, usedAt: null });
  return Response.json({ ...links.at(-1), address: `https://home.example/feed/${what}.ics` });
});
afterEach(() => {
  cleanup();
  clearToasts();
  links.length = 0;
});

const addresses = () =>
  screen.getAllByLabelText<HTMLInputElement>('Your secret address').map(({ value }) => value);

test('an address that is shown only once stays when another link is made', async () => {
  render(
    <Provider store={store}>
      <CalendarLinks family={shownHome.family} />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link: Only mine' }));
  expect(addresses()).toEqual(['https://home.example/feed/mine.ics']);
  await userEvent.click(screen.getByRole('button', { name: 'Make a link: The whole calendar' }));
  expect(addresses()).toEqual([
    'https://home.example/feed/all.ics',
    'https://home.example/feed/mine.ics',
  ]);
});

test('the answer to a question that was cancelled closes no other question', async () => {
  let answer = () => {};
  mayEnd = new Promise((resolve) => (answer = resolve));
  links.push({ what: 'mine', createdAt: AT, usedAt: null });
  render(
    <Provider store={store}>
      <CalendarLinks family={shownHome.family} />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'End the link: Only mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'End Link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Renew the link: Only mine' }));
  answer();
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Link ended' }));
  expect(screen.getByRole('alertdialog', { name: 'Renew this link?' })).toBeTruthy();
});
