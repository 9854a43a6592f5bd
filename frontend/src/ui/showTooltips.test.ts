import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showTooltips } from './showTooltips';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** A button whose text takes so many of 100 px; a mouse rests on it. */
function restOn(html: string, textPx: number): string | null {
  document.body.innerHTML = html;
  const [button, text] = [document.querySelector('button'), document.querySelector('[data-cut]')];
  if (text)
    Object.defineProperties(text, { scrollWidth: { value: textPx }, clientWidth: { value: 100 } });
  const move = new MouseEvent('pointermove', { bubbles: true, clientX: textPx, clientY: 1 });
  button?.dispatchEvent(move);
  jest.advanceTimersByTime(1_000);
  return document.querySelector('[role="tooltip"]')?.textContent ?? null;
}

test('a button shows its name where it is only a sign, and its text where that has no room', () => {
  showTooltips();
  expect(restOn('<button aria-label="Next month"></button>', 1)).toBe('Next month');
  const named = '<button><b>A</b><span data-cut="">Alexandra Maximiliana</span></button>';
  expect(restOn(named, 100)).toBeNull();
  expect(restOn(named, 240)).toBe('Alexandra Maximiliana');
});
