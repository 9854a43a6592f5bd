import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { EventPlace } from './EventPlace';

afterEach(cleanup);

test('a place is looked for on a map, an address of the web opens by itself alone', () => {
  render(<EventPlace place="Main St 4, see https://school.example" />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'https://school.example',
    'Open in maps',
  ]);
  cleanup();
  render(<EventPlace place=" https://meet.example/abc " />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'https://meet.example/abc',
  ]);
});
