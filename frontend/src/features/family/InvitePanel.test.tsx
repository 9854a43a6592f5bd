import { afterEach, expect, jest, test } from '@jest/globals';
import type { Family } from '@kinday/contracts/family';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

jest.unstable_mockModule('../../api/familyApi', () => ({
  useRegenerateInviteMutation: () => [jest.fn(), { isLoading: false }],
}));
const { InvitePanel } = await import('./InvitePanel');

afterEach(cleanup);

const family: Family = {
  id: 'f0000000-0000-4000-8000-000000000000',
  name: 'The Riveras',
  inviteCode: 'ABCDEF',
  ownerId: 'a0000000-0000-4000-8000-000000000000',
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  trialEndsAt: null,
  zone: 'UTC',
  createdAt: '2026-11-01T10:00:00.000Z',
};

test('"Copied!" is said of the code that was copied, not of the one that takes its place', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<InvitePanel family={family} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('ABCDEF');
  rerender(<InvitePanel family={{ ...family, inviteCode: 'GHIJKL' }} />);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});
