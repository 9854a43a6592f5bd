// What runs within a page of WebKit: each function by itself, as text.
import type * as Library from '@testing-library/dom';
import type { Target } from '../Screen.js';

/** Testing Library, once it is in the page. */
declare const TestingLibraryDom: typeof Library;

/** A target as JSON, which knows no patterns. */
export type Wanted = { css: string; text: string } | WantedRole;

interface WantedRole {
  role: string;
  name: string | undefined;
  pattern: { source: string; flags: string } | undefined;
  within: string;
}

/** The middle of something, in pixels of the window, or why nobody can point to it. */
export type Place = { x: number; y: number; covered: string | null } | { missing: string };

export function wantedOf(target: Target): Wanted {
  if ('css' in target) return { css: target.css, text: target.text ?? '' };
  const { role, name, within = 'body' } = target;
  if (!(name instanceof RegExp)) return { role, name, pattern: undefined, within };
  return { role, name: undefined, pattern: { source: name.source, flags: name.flags }, within };
}

/** Everything on the screen that is wanted. */
export function findAll(wanted: Wanted): Element[] {
  const all = 'css' in wanted ? byText(wanted.css, wanted.text) : byRole(wanted);
  return all.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  });

  function byText(css: string, text: string): Element[] {
    const holds = (element: Element) =>
      element.textContent.toLowerCase().includes(text.toLowerCase());
    return [...document.querySelectorAll(css)].filter(holds);
  }

  function byRole({ role, name, pattern, within }: WantedRole): Element[] {
    const named = pattern ? new RegExp(pattern.source, pattern.flags) : name;
    return [...document.querySelectorAll<HTMLElement>(within)].flatMap((place) =>
      TestingLibraryDom.queryAllByRole(place, role, { name: named }),
    );
  }
}

/** Where the only one of these elements is, once it is on the screen, in use and does not move. */
export async function placeOf(elements: Element[]): Promise<Place> {
  const [element, ...others] = elements;
  if (!element || others.length > 0) return { missing: `there are ${elements.length}` };
  if (element.closest('[inert]')) return { missing: 'it is inert' };
  if (element.matches(':disabled')) return { missing: 'it is disabled' };
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = element.getBoundingClientRect();
  if (before.left !== left || before.top !== top) return { missing: 'it moves' };
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (element.contains(hit) || hit.closest('label')?.contains(element));
  if (isHit) return { x, y, covered: null };
  // Below what stays while the page scrolls, perhaps.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { x, y, covered: hit?.outerHTML.slice(0, 100) ?? 'the edge of the window' };
}
