import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { api } from '../../api/api';
import { serveBy } from '../../api/serveBy.testing';
import { store } from '../../store';
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

let stopServing: () => void;

beforeEach(() => {
  stopServing = serveBy(() => Promise.resolve(Response.json([found])));
});

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  stopServing();
});

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
