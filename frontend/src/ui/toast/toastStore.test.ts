import { beforeEach, expect, test } from '@jest/globals';
import { clearToasts, closeToast, showToast, shownToast } from './toastStore';

beforeEach(clearToasts);

const closeShown = () => closeToast(shownToast()?.id ?? -1);

test('one toast is visible at a time: the newer one takes the place', () => {
  showToast({ title: 'Event created!' });
  showToast({ title: 'Event deleted!' });
  expect(shownToast()).toMatchObject({ title: 'Event deleted!', open: true });
});

test('news of others wait for an own result, which waits for an error', () => {
  showToast({ title: 'Login failed', variant: 'destructive' });
  showToast({ title: 'Event created!' });
  expect(shownToast()).toMatchObject({ title: 'Login failed' });
  closeShown();
  showToast({ title: 'Ana added Dentist', remote: true });
  expect(shownToast()).toMatchObject({ title: 'Event created!' });
  closeShown();
  expect(shownToast()).toMatchObject({ title: 'Ana added Dentist', open: true });
});

test('a closed toast gives way to anything', () => {
  showToast({ title: 'Login failed', variant: 'destructive' });
  closeShown();
  expect(shownToast()).toMatchObject({ open: false });
  showToast({ title: 'Ana added Dentist', remote: true });
  expect(shownToast()).toMatchObject({ title: 'Ana added Dentist', open: true });
});

test('closing a toast that is gone already leaves its successor', () => {
  showToast({ title: 'First' });
  const first = shownToast()?.id ?? -1;
  showToast({ title: 'Second' });
  closeToast(first);
  expect(shownToast()).toMatchObject({ title: 'Second', open: true });
});
