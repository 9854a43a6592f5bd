import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CurrentUser } from '@kinday/contracts/user';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';

const save = jest.fn<(input: unknown) => Promise<{ data?: unknown; error?: unknown }>>();
jest.unstable_mockModule('../../api/meApi', () => ({
  useUpdateProfileMutation: () => [save, { isLoading: false }],
}));
const { ContactDetails } = await import('./ContactDetails');

const ana = { name: 'Ana', phone: '+1 555' } as CurrentUser;
let rerender: (shown: ReactNode) => void;

beforeEach(() => {
  jest.resetAllMocks();
  clearToasts();
  rerender = render(<ContactDetails user={ana} />).rerender;
});
afterEach(cleanup);

const nameField = () => screen.getByLabelText<HTMLInputElement>('Full Name');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save Profile' }));

test('a new name is saved by itself', async () => {
  save.mockResolvedValue({ data: { success: true } });
  await userEvent.type(nameField(), ' Maria');
  await submit();
  expect(save).toHaveBeenCalledWith({ name: 'Ana Maria' });
  expect(shownToast()).toMatchObject({ title: 'Profile updated!' });
});

test('a phone number that another device changes is shown, and is not put back by saving the name', async () => {
  save.mockResolvedValue({ data: { success: true } });
  await userEvent.type(nameField(), ' Maria');
  rerender(<ContactDetails user={{ ...ana, phone: '+1 777' }} />);
  expect(screen.getByLabelText<HTMLInputElement>('Phone Number').value).toBe('+1 777');
  expect(nameField().value).toBe('Ana Maria');
  await submit();
  expect(save).toHaveBeenLastCalledWith({ name: 'Ana Maria' });
  // What was saved is no edit of this page any more.
  rerender(<ContactDetails user={{ ...ana, name: 'Ana Maria', phone: '+1 777' }} />);
  rerender(<ContactDetails user={{ ...ana, name: 'Ana R.', phone: '+1 777' }} />);
  expect(nameField().value).toBe('Ana R.');
});

test('nobody is without a name: it is told at the field, and nothing is sent', async () => {
  await userEvent.clear(nameField());
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText('Name is required').textContent).toBe('Name is required');
  expect(document.activeElement).toBe(nameField());
});

test('a refusal says why', async () => {
  const message = '400: Phone too long';
  save.mockResolvedValue({
    error: { status: 400, code: 'x', message, fields: { phone: 'Phone too long' } },
  });
  await submit();
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    title: 'Failed to update profile',
    description: message,
  });
  expect(document.activeElement).toBe(screen.getByLabelText('Phone Number'));
});
