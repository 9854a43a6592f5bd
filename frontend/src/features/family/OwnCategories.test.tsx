import { afterEach, expect, test } from '@jest/globals';
import type { Family } from '@kinday/contracts/family';
import type { OwnCategory } from '@kinday/contracts/ownCategory';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { AT, HOME, olga } from '../../sync/sampleFamily.testing';
import { ToastHost } from '../../ui/toast/ToastHost';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';
import { OwnCategories } from './OwnCategories';

const choir: OwnCategory = {
  ...{ id: HOME, familyId: HOME, name: 'Choir', emoji: '🎵' },
  ...{ isDeleted: false, createdAt: AT },
};
const band = { ...choir, id: olga.id, name: 'Band' };
const change = { familyId: HOME, revision: 10, actorId: olga.id, at: AT, edits: [] };

/** What was sent. */
const sent: unknown[] = [];
/** Resolves when the server may answer. */
let mayAnswer = Promise.resolve();
serveStore(async (request) => {
  if (request.body) sent.push(await request.clone().json());
  await mayAnswer;
  return Response.json({ change }, { headers: { 'Kinday-Revision': '10' } });
});
afterEach(() => {
  cleanup();
  clearToasts();
  mayAnswer = Promise.resolve();
});

const page = (...ownCategories: OwnCategory[]) => (
  <Provider store={store}>
    <OwnCategories
      shown={{
        family: { id: HOME, subscriptionTier: 'premium' } as Family,
        ...{ ownCategories, feeds: [], members: [olga], me: olga, isOwner: true },
      }}
    />
    <ToastHost />
  </Provider>
);
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function typeName(name: string) {
  await userEvent.clear(field('Category Name'));
  await userEvent.type(field('Category Name'), name);
}
/** Presses a button whose write is answered when the returned function is called. */
async function pressSlow(name: string, title: string) {
  let answer = () => {};
  mayAnswer = new Promise((resolve) => (answer = resolve));
  await userEvent.click(button(name));
  return async () => {
    answer();
    await waitFor(() => expect(shownToast()).toMatchObject({ title }));
  };
}

test('while one is edited that another tab deletes, others can still be added', async () => {
  const { rerender } = render(page(choir, band));
  await userEvent.click(button('Edit Choir'));
  expect(screen.queryByRole('button', { name: 'Add Category' })).toBeNull();
  rerender(page({ ...choir, isDeleted: true }, band));
  expect(button('Add Category')).toBeTruthy();
});

test('the focus stays at the one that was edited, and in the list of one that was deleted', async () => {
  const { rerender } = render(page(choir, band));
  await userEvent.click(button('Edit Choir'));
  await userEvent.click(button('Cancel'));
  expect(document.activeElement).toBe(button('Edit Choir'));
  await userEvent.click(button('Edit Choir'));
  await userEvent.click(button('Save Category'));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Edit Choir' }));
  await userEvent.click(button('Delete Choir'));
  await screen.findByText('Category deleted!');
  rerender(page({ ...choir, isDeleted: true }, band));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Our Own Categories' }));
});

test('the answer to one that was saved leaves the form of another open, with what is typed', async () => {
  render(page(choir, band));
  await userEvent.click(button('Edit Choir'));
  const answer = await pressSlow('Save Category', 'Category changed!');
  await userEvent.click(button('Edit Band'));
  await typeName('Big Band');
  await answer();
  expect(field('Category Name').value).toBe('Big Band');
});

test('an answer closes no form that was opened anew meanwhile', async () => {
  render(page(choir, band));
  await userEvent.click(button('Edit Choir'));
  const answer = await pressSlow('Save Category', 'Category changed!');
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Edit Choir'));
  await typeName('Quire');
  await answer();
  expect(field('Category Name').value).toBe('Quire');
});

test('letters typed while a category is saved stay in its form', async () => {
  render(page(choir, band));
  await userEvent.click(button('Edit Choir'));
  const answer = await pressSlow('Save Category', 'Category changed!');
  await typeName('Quire');
  await answer();
  expect(field('Category Name').value).toBe('Quire');
  expect(field('Emoji').value).toBe('🎵');
});

test('letters typed while a category is added stay for the next one; what was sent goes', async () => {
  render(page());
  await userEvent.clear(field('Emoji'));
  await userEvent.type(field('Emoji'), '🎵');
  await typeName('Choir');
  const answer = await pressSlow('Add Category', 'Category added!');
  await typeName('Band');
  await answer();
  expect([field('Emoji').value, field('Category Name').value]).toEqual(['⭐', 'Band']);
});

test('the form that opens has the focus, not the button of the one that was edited before', async () => {
  render(page(choir, band));
  await userEvent.click(button('Edit Band'));
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Edit Band'));
  await userEvent.click(button('Edit Choir'));
  expect(document.activeElement).toBe(field('Category Name'));
});

test('a field that nobody typed in is saved as another tab left it', async () => {
  const { rerender } = render(page(choir));
  await userEvent.click(button('Edit Choir'));
  await typeName('Chorus');
  rerender(page({ ...choir, emoji: '🎻' }));
  await userEvent.click(button('Save Category'));
  await screen.findByText('Category changed!');
  expect(sent.at(-1)).toMatchObject({ name: 'Chorus', emoji: '🎻' });
});
