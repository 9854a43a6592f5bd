import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Feed } from '@kinday/contracts/feed';
import { LegendFeeds } from './LegendFeeds';
import { useHiddenFeeds } from './useHiddenFeeds';

const [school, club] = ['School', 'Club'].map(
  (name) => ({ id: name.toLowerCase(), name, color: '#1f6b4f' }) as Feed,
) as [Feed, Feed];

function Legend({ feeds = [school, club], userId = 'olga', familyId = 'home' }) {
  const { shownFeeds, toggleFeed } = useHiddenFeeds(feeds, userId, familyId);
  return <LegendFeeds {...{ feeds, shownFeeds }} onFeed={toggleFeed} />;
}

/** The names of those that are switched on. */
const shown = () =>
  screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('all are shown at first; a press hides one, and shows it again', () => {
  render(<Legend />);
  expect(shown()).toEqual(['School', 'Club']);
  press('School');
  expect(shown()).toEqual(['Club']);
  press('School');
  expect(shown()).toEqual(['School', 'Club']);
});

test('what is hidden stays hidden in this browser, for this user and this calendar alone', () => {
  render(<Legend />);
  press('School');
  cleanup();
  render(<Legend />);
  expect(shown()).toEqual(['Club']);
  for (const other of [{ userId: 'ben' }, { familyId: 'cabin' }]) {
    cleanup();
    render(<Legend {...other} />);
    expect(shown()).toEqual(['School', 'Club']);
  }
});

test('where nothing can be kept, the choice holds while the page is open', () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new Error('blocked');
  };
  render(<Legend />);
  press('School');
  Storage.prototype.setItem = setItem;
  expect(shown()).toEqual(['Club']);
});

test('a calendar that is gone is forgotten with the next press', () => {
  const { rerender } = render(<Legend />);
  press('School');
  rerender(<Legend feeds={[club]} />);
  press('Club');
  expect(localStorage.getItem('kd-hidden-feeds-olga-home')).toBe('club');
});
