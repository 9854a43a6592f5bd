import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InStore } from '../../InStore.testing';
import { serveStore } from '../../serveStore.testing';
import { HOME, olga } from '../../sync/sampleFamily.testing';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';
import { FamilyMembers } from './FamilyMembers';

const ana = { ...olga, id: 'ana', name: 'Ana', role: 'member' as const };
const ben = { ...ana, id: 'ben', name: 'Ben' };

/** Resolves when the server may answer. */
let mayAnswer = Promise.resolve();
const removed: unknown[] = [];
serveStore(async (request) => {
  removed.push(((await request.json()) as { userId: string }).userId);
  await mayAnswer;
  return Response.json({ success: true });
});
afterEach(() => {
  cleanup();
  clearToasts();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the answer to a question that was cancelled closes no other question', async () => {
  let answer = () => {};
  mayAnswer = new Promise((resolve) => (answer = resolve));
  render(<FamilyMembers familyId={HOME} members={[olga, ana, ben]} />, { wrapper: InStore });
  await press('Remove Ana');
  await press('Remove');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Remove Ben');
  answer();
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Member removed' }));
  // A question that closes takes no press.
  await press('Remove');
  expect(removed).toEqual(['ana', 'ben']);
});
