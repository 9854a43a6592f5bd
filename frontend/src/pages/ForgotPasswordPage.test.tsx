import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

jest.unstable_mockModule('../api/authApi', () => ({
  useForgotPasswordMutation: () => [() => Promise.resolve({ data: {} }), { isLoading: false }],
}));
const { ForgotPasswordPage } = await import('./ForgotPasswordPage');

afterEach(cleanup);

test('whoever asks for the mail hears that it is on its way', async () => {
  render(
    <MemoryRouter>
      <ForgotPasswordPage />
    </MemoryRouter>,
  );
  // Screen readers tell what changes in a region that was there before.
  const status = screen.getByRole('status');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com{Enter}');
  expect(status.isConnected).toBe(true);
  expect(status.textContent).toContain('ana@example.com');
});
