import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';

const login = jest.fn<(input: unknown) => Promise<{ data?: unknown; error?: unknown }>>();
jest.unstable_mockModule('../../api/authApi', () => ({
  useLoginMutation: () => [login, { isLoading: false }],
}));
const { LoginForm } = await import('./LoginForm');

const onLoggedIn = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  clearToasts();
  render(
    <MemoryRouter>
      <LoginForm onLoggedIn={onLoggedIn} />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

async function fill(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
}

test('an empty form is silently not sent, and the first empty field takes the focus', async () => {
  await fill('', '');
  expect(login).not.toHaveBeenCalled();
  expect(shownToast()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('a success greets and hands the answer on', async () => {
  const answer = { success: true, needsColorSelection: true };
  login.mockResolvedValue({ data: answer });
  await fill('ana@example.com', 'secret');
  expect(login).toHaveBeenCalledWith({
    email: 'ana@example.com',
    password: 'secret',
    remember: true,
  });
  expect(shownToast()).toMatchObject({
    title: 'Welcome back!',
    description: "You've been logged in successfully.",
  });
  expect(onLoggedIn).toHaveBeenCalledWith(answer);
});

test('whoever unticks the box is not remembered, and reads before what it means', async () => {
  login.mockResolvedValue({ data: { success: true, needsColorSelection: false } });
  const box = screen.getByLabelText('Remember me');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Keep me logged in on this device, with the calendar for when there is no network. Not on a shared computer.',
  );
  await userEvent.click(box);
  await fill('ana@example.com', 'secret');
  expect(login).toHaveBeenCalledWith(expect.objectContaining({ remember: false }));
});

test('a refusal says why and keeps what was typed', async () => {
  login.mockResolvedValue({
    error: { status: 401, code: 'x', message: '401: Invalid email or password', fields: {} },
  });
  await fill('ana@example.com', 'wrong');
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    title: 'Login failed',
    description: '401: Invalid email or password',
  });
  expect(onLoggedIn).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
});

test('an address that is none is told at its field', async () => {
  await fill('ana@', 'secret');
  const email = screen.getByLabelText('Email');
  expect(login).not.toHaveBeenCalled();
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Invalid email',
  );
});
