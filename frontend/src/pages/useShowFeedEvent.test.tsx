import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { feedEvent, school } from '../features/calendar/feeds/sampleFeed.testing';
import { feedEntryOf } from '../product/feedEntry';
import { clearToasts, shownToast } from '../ui/toast/toastStore';
import { useShowFeedEvent } from './useShowFeedEvent';

// jsdom lacks it.
globalThis.CSS = { escape: (text: string) => text } as typeof CSS;

afterEach(() => {
  act(clearToasts);
  cleanup();
});

const fair = feedEntryOf(feedEvent('Fair', '2026-11-18'), school);

function show(isShown: boolean) {
  const [openEvent, toggleFeed] = [jest.fn(), jest.fn()];
  const choice = { feeds: [school], shownFeeds: isShown ? [school] : [], toggleFeed };
  const { result, rerender } = renderHook(
    ({ events }) => useShowFeedEvent(events, choice, openEvent),
    { initialProps: { events: [] as (typeof fair)[] } },
  );
  act(() => result.current(fair.id, school.id));
  return { openEvent, toggleFeed, comes: () => rerender({ events: [fair] }) };
}

test('an event of a calendar that is switched off is told, and shown once it is switched on there', async () => {
  const { openEvent, toggleFeed, comes } = show(false);
  expect(shownToast()).toMatchObject({
    title: 'School is switched off below the calendar.',
    action: { label: 'Show School' },
  });
  comes();
  expect(openEvent).not.toHaveBeenCalled();
  act(() => shownToast()!.action!.onClick());
  expect(toggleFeed.mock.calls).toEqual([[school.id]]);
  await waitFor(() => expect(openEvent).toHaveBeenCalledTimes(1));
});

test('one of a calendar that is switched on opens as soon as it is there', async () => {
  const { openEvent, comes } = show(true);
  expect(shownToast()).toBeNull();
  comes();
  await waitFor(() => expect(openEvent).toHaveBeenCalledTimes(1));
});
