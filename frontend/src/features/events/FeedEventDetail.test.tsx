import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { feedEntryOf } from '../../product/feedEntry';
import { store } from '../../store';
import { feedEvent, school } from '../calendar/feeds/sampleFeed.testing';
import { FeedEventDetail } from './FeedEventDetail';
import * as messages from './messages';

beforeEach(() => {
  const list = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = () => list as unknown as MediaQueryList;
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  window.ResizeObserver = jest.fn(() => observer) as unknown as typeof ResizeObserver;
});
afterEach(cleanup);

function show(isKept: boolean) {
  const entry = feedEntryOf(feedEvent('Trip', '2026-11-30', { isKept }), school);
  const noop = () => undefined;
  render(
    <Provider store={store}>
      <FeedEventDetail entry={entry} anchor={document.body} open onClose={noop} onExited={noop} />
    </Provider>,
  );
}

test('what its source no longer has says so where it stands', () => {
  show(true);
  expect(screen.getByText(messages.keptThoughGone)).toBeTruthy();
  expect(screen.queryByText(messages.onlyReadHere)).toBeNull();
  cleanup();
  show(false);
  expect(screen.queryByText(messages.keptThoughGone)).toBeNull();
  expect(screen.getByText(messages.onlyReadHere)).toBeTruthy();
});
