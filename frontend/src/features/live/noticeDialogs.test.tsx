import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { InStore } from '../../InStore.testing';
import { serveStore } from '../../serveStore.testing';
import { HOME } from '../../sync/sampleFamily.testing';
import { FamilyLostDialog } from './FamilyLostDialog';
import { SignedOutDialog } from './SignedOutDialog';

serveStore(() => Promise.resolve(Response.json(null)));
afterEach(cleanup);
const title = () => screen.getByRole('heading').textContent;

test.each([
  ['deleted', 'The Rivers', 'The Rivers was deleted by its owner.'],
  ['deleted', '', 'This calendar was deleted by its owner.'],
  ['left', '', "You're no longer in this calendar"],
  ['removed', '', "You're no longer in this calendar"],
] as const)(
  'a calendar that is lost (%s) is named, also where nobody knows its name: %j',
  (reason, name, said) => {
    render(
      <FamilyLostDialog
        lostFamily={{ familyId: HOME, reason, name }}
        hasOtherCalendars={false}
        onGoOn={jest.fn()}
      />,
      { wrapper: InStore },
    );
    expect(title()).toBe(said);
  },
);

test('what was typed is promised after the log-in only where something was', () => {
  const show = (hasDraft: boolean) => {
    cleanup();
    render(<SignedOutDialog hasDraft={hasDraft} onLogIn={jest.fn()} />, { wrapper: InStore });
    return title();
  };
  expect(show(true)).toBe('Please log in again. Your draft is kept.');
  expect(show(false)).toBe('Please log in again.');
});
