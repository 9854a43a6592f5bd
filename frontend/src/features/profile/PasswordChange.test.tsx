import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';

const change = jest.fn<(input: unknown) => Promise<{ data?: unknown; error?: unknown }>>();
jest.unstable_mockModule('../../api/meApi', () => ({
  useChangePasswordMutation: () => [change, { isLoading: false }],
}));
jest.unstable_mockModule('../../api/authApi', () => ({
  useGetPasswordRulesQuery: () => ({ data: { minLength: 12 } }),
}));
const { PasswordChange } = await import('./PasswordChange');

beforeEach(() => {
  jest.resetAllMocks();
  clearToasts();
  render(<PasswordChange />);
});
afterEach(cleanup);

const current = () => screen.getByLabelText<HTMLInputElement>('Current Password');
const next = () => screen.getByLabelText<HTMLInputElement>('New Password');

async function changeTo(password: string) {
  await userEvent.type(current(), 'old secret');
  await userEvent.type(next(), password);
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
}

test('a new password is sent with the old one, and neither stays on the screen', async () => {
  change.mockResolvedValue({ data: { success: true } });
  await changeTo('new secret');
  expect(change).toHaveBeenCalledWith({ currentPassword: 'old secret', password: 'new secret' });
  expect(shownToast()).toMatchObject({ title: 'Password changed' });
  expect([current().value, next().value]).toEqual(['', '']);
});

test('the hint says what this server asks for', () => {
  expect(screen.getByText('At least 12 characters.')).toBeTruthy();
});

test('a short one is told at its field', async () => {
  await changeTo('12345');
  expect(change).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(next());
});

test('a wrong old one is told at its field, and what was typed stays', async () => {
  const sentence = 'This is not your current password';
  change.mockResolvedValue({
    error: {
      status: 400,
      code: 'wrong_password',
      message: `400: ${sentence}`,
      fields: { currentPassword: sentence },
    },
  });
  await changeTo('new secret');
  expect(document.activeElement).toBe(current());
  expect(next().value).toBe('new secret');
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    title: 'Your password wasn’t changed',
    description: `400: ${sentence}`,
  });
});
