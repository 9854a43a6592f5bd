import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ToastHost } from './ToastHost';
import { clearToasts, showToast, type ToastContent } from './toastStore';

afterEach(() => {
  act(clearToasts);
  cleanup();
});

/** Radix tells a toast two frames after it came. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

async function show(content: ToastContent) {
  render(<ToastHost />);
  act(() => showToast(content));
  return screen.findByText(content.title as string, { selector: '.kd-toast__title' });
}

test('what was done is told at once, before the toast’s own code has come', async () => {
  render(<ToastHost />);
  act(() => showToast({ title: 'Event created!' }));
  expect(screen.getByRole('alert').textContent).toBe('Event created!');
  // Nobody hears it once more when the code is there.
  await import('./ToastRegion');
  await nextFrames();
  expect(screen.getAllByText('Event created!')).toHaveLength(1);
});

test('the action runs and the toast goes', async () => {
  const onClick = jest.fn();
  const title = await show({ title: 'Event deleted!', action: { label: 'Undo', onClick } });
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(title.isConnected).toBe(false);
});

/** The live regions that tell a text, or anything at all. */
const regions = (text = /./) =>
  [...document.querySelectorAll('[aria-live]:not([aria-live="off"])')].filter(({ textContent }) =>
    text.test(textContent),
  );

test('what others did is told by the news region alone: its toast is silent', async () => {
  await show({ title: 'Event created!' });
  await waitFor(() => expect(regions(/Event created!/)).toHaveLength(1));
  act(clearToasts);
  await waitFor(() => expect(regions()).toHaveLength(0));
  act(() => showToast({ title: 'Ana added Dentist', remote: true }));
  await screen.findByText('Ana added Dentist');
  await nextFrames();
  expect(regions()).toHaveLength(0);
});

test('F8 leads to the toast', async () => {
  await show({ title: 'Ben added Game night', remote: true });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement?.className).toContain('kd-toast-viewport');
});

test('an error goes when the form is sent again, and how that ends is told at once', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  await show({ title: 'Title required', variant: 'destructive' });
  fireEvent.submit(form);
  act(() => showToast({ title: 'Event created!' }));
  await screen.findByText('Event created!', { selector: '.kd-toast__title' });
  form.remove();
});

test('a toast is outside the app, where an open dialog cannot hide it', async () => {
  const title = await show({ title: 'Title required', variant: 'destructive' });
  expect(title.closest('body > *')?.contains(document.querySelector('.kd-toast'))).toBe(true);
  expect(title.closest('[aria-hidden="true"]')).toBeNull();
});
