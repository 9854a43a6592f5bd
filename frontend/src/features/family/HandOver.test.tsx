import { afterEach, expect, jest, test } from '@jest/globals';
import type { Family } from '@kinday/contracts/family';
import type { Member } from '@kinday/contracts/member';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

const transfer = jest.fn<(input: unknown) => Promise<{ data?: unknown }>>();
jest.unstable_mockModule('../../api/familyApi', () => ({
  useTransferFamilyMutation: () => [transfer, { isLoading: false }],
}));
const { HandOver } = await import('./HandOver');

const AT = '2026-01-01T00:00:00.000Z';
const family: Family = {
  id: '0b1e1f6e-7f5c-4f53-9d2f-1f6f0d7d1a01',
  name: 'The Riveras',
  ownerId: 'olga',
  inviteCode: 'ABC234',
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  trialEndsAt: null,
  zone: 'UTC',
  createdAt: AT,
};
const member = (name: string): Member => ({
  id: name.toLowerCase(),
  name,
  phone: '1',
  color: null,
  birthday: null,
  anniversary: null,
  role: name === 'Olga' ? 'owner' : 'member',
  joinedAt: AT,
});
const [olga, ana, ben] = [member('Olga'), member('Ana'), member('Ben')];

afterEach(cleanup);

test('who was asked about stays asked about: their leaving makes nobody else the owner', async () => {
  const page = (members: Member[]) => (
    <HandOver family={family} members={members} onDone={() => undefined} />
  );
  transfer.mockResolvedValue({ data: { success: true } });
  const { rerender } = render(page([olga, ana, ben]));
  await userEvent.selectOptions(screen.getByLabelText('New Owner'), 'Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Hand Over' }));
  rerender(page([olga, ana]));
  await userEvent.click(screen.getByRole('button', { name: 'Hand Over' }));
  expect(transfer).toHaveBeenCalledWith({ familyId: family.id, userId: ben.id });
});
