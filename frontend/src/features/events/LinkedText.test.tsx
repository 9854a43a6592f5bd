import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { LinkedText } from './LinkedText';

afterEach(cleanup);

test('addresses become links without the stop behind them; other schemes stay a text', () => {
  const text =
    'See https://a.example/b?c=1, or tel:+15550100. Not javascript:alert(1) or ftp://x.y';
  const { container } = render(<LinkedText text={text} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://a.example/b?c=1', 'tel:+15550100']);
  expect(container.textContent).toBe(text);
});

test.each([
  [
    'https://en.wikipedia.org/wiki/Mercury_(planet)',
    'https://en.wikipedia.org/wiki/Mercury_(planet)',
  ],
  [
    '(see https://en.wikipedia.org/wiki/Mercury_(planet)).',
    'https://en.wikipedia.org/wiki/Mercury_(planet)',
  ],
  ['(https://a.example/b)', 'https://a.example/b'],
  ['[https://a.example/b?c[]=1]', 'https://a.example/b?c[]=1'],
  ['https://a.example/b)!', 'https://a.example/b'],
  [`https://a.example/${')'.repeat(4_000)}`, 'https://a.example/'],
])('a bracket belongs to an address when it begins in it: %s', (text, address) => {
  const { container } = render(<LinkedText text={text} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
  expect(container.textContent).toBe(text);
});

test('a scheme alone is no address', () => {
  render(<LinkedText text="tel: or https://..." />);
  expect(screen.queryByRole('link')).toBeNull();
});
