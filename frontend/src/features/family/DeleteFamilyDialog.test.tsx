import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Family } from '@kinday/contracts/family';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';

const remove = jest.fn<(input: unknown) => Promise<{ data?: unknown; error?: unknown }>>();
jest.unstable_mockModule('../../api/familyApi', () => ({
  useDeleteFamilyMutation: () => [remove, { isLoading: false }],
}));
const { DeleteFamilyDialog } = await import('./DeleteFamilyDialog');

const family: Family = {
  id: '0b1e1f6e-7f5c-4f53-9d2f-1f6f0d7d1a01',
  name: 'The Riveras',
  ownerId: '9d0e7f6a-3f62-4be4-9f0f-0a9f53f0c222',
  inviteCode: 'ABC234',
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  trialEndsAt: null,
  zone: 'UTC',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const onDeleted = jest.fn();
const onClose = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  clearToasts();
  render(<DeleteFamilyDialog family={family} onDeleted={onDeleted} onClose={onClose} />);
});
afterEach(cleanup);

async function typeAndDelete(name: string) {
  if (name) await userEvent.type(screen.getByLabelText('Type “The Riveras” to confirm'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Delete for Good' }));
}

test.each(['', 'the riveras', 'The Rivera'])(
  '“%s” is not its name: nothing is sent',
  async (name) => {
    await typeAndDelete(name);
    expect(remove).not.toHaveBeenCalled();
    const field = screen.getByLabelText('Type “The Riveras” to confirm');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  },
);

test('its name, typed, deletes it', async () => {
  remove.mockResolvedValue({ data: { success: true } });
  await typeAndDelete('The Riveras');
  expect(remove).toHaveBeenCalledWith({ familyId: family.id, name: 'The Riveras' });
  expect(shownToast()).toMatchObject({ title: 'Calendar deleted' });
  expect(onDeleted).toHaveBeenCalledTimes(1);
});

test('a refusal says why, and the dialog stays', async () => {
  const message = '403: Only the family owner can do this';
  remove.mockResolvedValue({ error: { status: 403, code: 'not_owner', message, fields: {} } });
  await typeAndDelete('The Riveras');
  expect(shownToast()).toMatchObject({ variant: 'destructive', description: message });
  expect(onDeleted).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
