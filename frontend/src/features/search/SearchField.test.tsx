import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { store } from '../../store';
import { serveStore } from '../../serveStore.testing';
import { SearchField } from './SearchField';

const HOME = 'f0000000-0000-4000-8000-000000000000';
const found = {
  id: 'e0000000-0000-4000-8000-000000000000',
  familyId: HOME,
  familyName: 'Home',
  title: '歯医者',
  date: '2026-11-12',
  startTime: null,
  notes: null,
};

afterEach(cleanup);
/** What the server finds. */
let results: object[];
beforeEach(() => void (results = [found]));
serveStore(() => Promise.resolve(Response.json(results)));

test('Enter that ends a composition chooses no result', async () => {
  const chosen: string[] = [];
  render(
    <Provider store={store}>
      <SearchField shownFamilyId={HOME} onChoose={({ title }) => chosen.push(title)} />
    </Provider>,
  );
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '歯医者' } });
  await screen.findByRole('option');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  // Safari: the composition has ended, and only the key code tells.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(chosen).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(chosen).toEqual(['歯医者']);
});

test('what is found in a subscribed calendar is told apart', async () => {
  results = [{ ...found, title: 'Fair', startTime: '15:00', feedId: HOME }];
  render(
    <Provider store={store}>
      <SearchField shownFamilyId={HOME} onChoose={() => undefined} />
    </Provider>,
  );
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'Fair' } });
  const option = await screen.findByRole('option');
  expect(option.textContent).toBe('FairNov 12, 2026 · 3:00 PM · subscribed calendar');
});
