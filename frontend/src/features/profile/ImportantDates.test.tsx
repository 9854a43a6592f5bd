import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CurrentUser } from '@kinday/contracts/user';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';

const save = jest.fn<(input: unknown) => Promise<{ data?: unknown; error?: unknown }>>();
jest.unstable_mockModule('../../api/meApi', () => ({
  useSetDatesMutation: () => [save, { isLoading: false }],
}));
const { ImportantDates } = await import('./ImportantDates');

beforeEach(() => {
  jest.resetAllMocks();
  clearToasts();
  render(<ImportantDates user={{ birthday: '03-15', anniversary: null } as CurrentUser} />);
});
afterEach(cleanup);

const birthday = () => screen.getByLabelText<HTMLInputElement>('Birthday (MM-DD)');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save Dates' }));

test('empty dates may be saved', async () => {
  save.mockResolvedValue({ data: { success: true } });
  await userEvent.clear(birthday());
  await submit();
  expect(save).toHaveBeenCalledWith({ birthday: '' });
  expect(shownToast()).toMatchObject({
    title: 'Profile updated!',
    description: 'Your dates have been saved successfully.',
  });
});

test('a day that is none is told at its field', async () => {
  await userEvent.clear(birthday());
  await userEvent.type(birthday(), '13-40');
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect(birthday().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(birthday());
});

test('a refusal says why', async () => {
  save.mockResolvedValue({
    error: { status: 400, code: 'x', message: '400: Invalid date format (MM-DD)', fields: {} },
  });
  await submit();
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    title: 'Failed to update profile',
    description: '400: Invalid date format (MM-DD)',
  });
});
