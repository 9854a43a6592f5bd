import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';
import type { SignupMode } from './SignupForm';

const signup = jest.fn<(input: unknown) => Promise<{ data?: unknown; error?: unknown }>>();
jest.unstable_mockModule('../../api/authApi', () => ({
  useSignupMutation: () => [signup, { isLoading: false }],
  useGetPasswordRulesQuery: () => ({}),
}));
const { SignupForm } = await import('./SignupForm');

const onSignedUp = jest.fn();

function Form({ start, inviteCode = '' }: { start: SignupMode; inviteCode?: string }) {
  const [mode, setMode] = useState(start);
  return (
    <SignupForm
      mode={mode}
      onModeChange={setMode}
      inviteCode={inviteCode}
      plan={null}
      onSignedUp={onSignedUp}
    />
  );
}

beforeEach(() => {
  jest.resetAllMocks();
  clearToasts();
});
afterEach(cleanup);

function fillPerson() {
  const typed = {
    'Full Name': 'Ana',
    Email: 'ana@example.com',
    'Phone Number': '555',
    Password: 'secret',
  };
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

async function submit() {
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

function errorOf(label: string) {
  const describedBy = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return document.getElementById(describedBy)?.textContent;
}

test('missing fields are summed up in a toast and told beside each field', async () => {
  render(<Form start="createFamily" />);
  await submit();
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    title: 'Missing Information',
    description: 'Please fill in all required fields.',
  });
  expect(errorOf('Full Name')).toBe('Name is required');
  expect(errorOf('Phone Number')).toBe('Phone is required');
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  expect(signup).not.toHaveBeenCalled();
});

test('creating needs a family name', async () => {
  render(<Form start="createFamily" />);
  fillPerson();
  await submit();
  expect(shownToast()).toMatchObject({
    title: 'Family Name Required',
    description: 'Please enter a name for your family.',
  });
  expect(document.activeElement).toBe(screen.getByLabelText('Family Name'));
  expect(signup).not.toHaveBeenCalled();
});

test('joining needs a code; what was typed survives the switch', async () => {
  render(<Form start="createFamily" />);
  fillPerson();
  await userEvent.click(screen.getByRole('radio', { name: /Join/ }));
  await submit();
  expect(shownToast()).toMatchObject({
    title: 'Invite Code Required',
    description: 'Please enter the invite code to join a family.',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ana');
  expect(signup).not.toHaveBeenCalled();
});

test('a pasted code is upper-cased and cut to six letters and digits', async () => {
  render(<Form start="joinFamily" />);
  await userEvent.click(screen.getByLabelText('Invite Code'));
  await userEvent.paste(' ab-c12 39');
  expect(screen.getByLabelText<HTMLInputElement>('Invite Code').value).toBe('ABC123');
});

test('a password of five characters is refused at its field', async () => {
  render(<Form start="joinFamily" inviteCode="ABC123" />);
  fillPerson();
  await userEvent.type(screen.getByLabelText('Password'), '{Backspace}');
  await submit();
  expect(errorOf('Password')).toBe('Password must be at least 6 characters');
  expect(signup).not.toHaveBeenCalled();
});

test('a success sends only what the mode needs and asks for a color', async () => {
  const answer = { success: true, needsColorSelection: true };
  signup.mockResolvedValue({ data: answer });
  render(<Form start="joinFamily" inviteCode="ABC123" />);
  fillPerson();
  await submit();
  expect(signup).toHaveBeenCalledWith({
    name: 'Ana',
    email: 'ana@example.com',
    phone: '555',
    password: 'secret',
    mode: 'joinFamily',
    inviteCode: 'ABC123',
    remember: true,
  });
  expect(shownToast()).toMatchObject({
    title: 'Account created successfully!',
    description: 'Please choose your color to continue.',
  });
  expect(onSignedUp).toHaveBeenCalledWith(answer);
});

test('whoever unticks the box signs up without being remembered', async () => {
  signup.mockResolvedValue({ data: { success: true, needsColorSelection: true } });
  render(<Form start="joinFamily" inviteCode="ABC123" />);
  fillPerson();
  await userEvent.click(screen.getByLabelText('Remember me'));
  await submit();
  expect(signup).toHaveBeenCalledWith(expect.objectContaining({ remember: false }));
});

test("the server's refusal stands in a toast and at the field it names", async () => {
  signup.mockResolvedValue({
    error: {
      status: 409,
      code: 'email_taken',
      message: '409: This email is already in use',
      fields: { email: 'This email is already in use' },
    },
  });
  render(<Form start="joinFamily" inviteCode="ABC123" />);
  fillPerson();
  await submit();
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    title: 'Signup failed',
    description: '409: This email is already in use',
  });
  expect(errorOf('Email')).toBe('This email is already in use');
  expect(onSignedUp).not.toHaveBeenCalled();
});
