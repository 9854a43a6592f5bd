import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { announce } from './announce';
import { Dialog } from './Dialog';
import { LiveRegion } from './LiveRegion';

afterEach(cleanup);

test('what is announced while a dialog is open is heard', async () => {
  const page = (isOpen: boolean) => (
    <>
      <LiveRegion />
      <Dialog open={isOpen} title="Reminders" onClose={() => undefined} />
    </>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  await screen.findByRole('dialog');
  act(() => announce('Added: 5 minutes before'));
  // A screen reader finds it: no part of the page around it is hidden.
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('Added: 5 minutes before'));
});
