import { afterEach, expect, test } from '@jest/globals';
import type { Family } from '@kinday/contracts/family';
import type { OwnCategory } from '@kinday/contracts/ownCategory';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { AT, HOME, olga } from '../../sync/sampleFamily.testing';
import { ToastHost } from '../../ui/toast/ToastHost';
import { OwnCategories } from './OwnCategories';

const choir: OwnCategory = {
  ...{ id: HOME, familyId: HOME, name: 'Choir', emoji: '🎵' },
  ...{ isDeleted: false, createdAt: AT },
};
const band = { ...choir, id: olga.id, name: 'Band' };
const change = { familyId: HOME, revision: 10, actorId: olga.id, at: AT, edits: [] };

serveStore(() =>
  Promise.resolve(Response.json({ change }, { headers: { 'Kinday-Revision': '10' } })),
);
afterEach(cleanup);

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
