import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';

const remove = jest.fn<(input: unknown) => Promise<{ data?: unknown; error?: unknown }>>();
jest.unstable_mockModule('../../api/meApi', () => ({
  useDeleteAccountMutation: () => [remove, { isLoading: false }],
}));
const { DeleteAccountDialog } = await import('./DeleteAccountDialog');

const onDeleted = jest.fn();
const onClose = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  clearToasts();
  render(<DeleteAccountDialog onDeleted={onDeleted} onClose={onClose} />);
});
afterEach(cleanup);

const field = () => screen.getByLabelText('Your Password');

async function typeAndDelete(password: string) {
  if (password) await userEvent.type(field(), password);
  await userEvent.click(screen.getByRole('button', { name: 'Delete for Good' }));
}

test('without the password nothing is sent', async () => {
  await typeAndDelete('');
  expect(remove).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

test('with it the account is deleted', async () => {
  remove.mockResolvedValue({ data: { success: true } });
  await typeAndDelete('secret');
  expect(remove).toHaveBeenCalledWith({ password: 'secret' });
  expect(onDeleted).toHaveBeenCalledTimes(1);
});

test('whoever owns calendars is told which, and the dialog stays', async () => {
  const message = '409: You own “The Riveras”. Please hand over or delete what you own first.';
  remove.mockResolvedValue({
    error: { status: 409, code: 'owns_calendars', message, fields: {} },
  });
  await typeAndDelete('secret');
  expect(shownToast()).toMatchObject({ variant: 'destructive', description: message });
  expect(onDeleted).not.toHaveBeenCalled();
});

test('a wrong password is told at its field', async () => {
  const sentence = 'This is not your current password';
  remove.mockResolvedValue({
    error: {
      status: 400,
      code: 'wrong_password',
      message: `400: ${sentence}`,
      fields: { password: sentence },
    },
  });
  await typeAndDelete('guess');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
});
