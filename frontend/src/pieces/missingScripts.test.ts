import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { RELOADED_FROM } from './loadPageAgain';

const source = readFileSync('frontend/public/missingScripts.js', 'utf8');
const ENTRY = '/assets/main-1.js';

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
});

/** A document's own script does not come, for the second time; returns what then stands in its place. */
function rootWithout(attributes: string, content: string): HTMLElement {
  sessionStorage.setItem(RELOADED_FROM, ENTRY);
  document.body.innerHTML = `<div id="root" ${attributes}>${content}</div>`;
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = ENTRY;
  document.body.append(entry);
  entry.dispatchEvent(new Event('error'));
  return document.getElementById('root')!;
}

test('it remembers a reload where the page does', () => {
  expect(source).toContain(`KEY = '${RELOADED_FROM}'`);
});

test('an outline gives way to what can be pressed, which gives way to the page', () => {
  const root = rootWithout('data-outline inert', '<main>Log in</main>');
  expect(root.querySelector('h1')!.textContent).toBe('This page couldn’t be loaded');
  expect(root.querySelector('button')!.closest('[inert]')).toBeNull();
  expect(root.hasAttribute('data-outline')).toBe(true);
});

test('a page without a document of its own says so, too', () => {
  const root = rootWithout('', '');
  expect(root.querySelector('button')!.textContent).toBe('Try again');
  expect(root.hasAttribute('data-outline')).toBe(true);
});

test('a written page stays, and can be read', () => {
  expect(rootWithout('', '<main>Prices</main>').textContent).toBe('Prices');
});
