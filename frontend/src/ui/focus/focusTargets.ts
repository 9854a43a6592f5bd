import { useLayoutEffect, type RefObject } from 'react';
import { isModalOpen } from '../isModalOpen';

const TABBABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])';

/** What keeps the focus within itself while it is open. */
export const FOCUS_TRAP = ':is([role="dialog"], [role="alertdialog"], [role="menu"])';

/** Areas that say themselves which of their elements takes the focus. */
const areas = new Map<Element, () => HTMLElement | null>();

/**
 * Lets an area choose what takes the focus when it is lost within it; on a page with such an area
 * it is also what takes a focus that is lost elsewhere.
 */
export function useFocusTarget(
  area: RefObject<Element | null>,
  target: (area: Element) => HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    areas.set(current, () => target(current));
    return () => void areas.delete(current);
  }, [area, target]);
}

function targetAround(element: Element | null): HTMLElement | null {
  for (let area = element; area; area = area.parentElement) {
    const found = areas.get(area)?.();
    if (found) return found;
  }
  return null;
}

function tabbableIn(area: Element): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"]'),
  );
}

/** The first heading that is shown, where reading starts; it can take the focus from now on. */
function heading(): HTMLElement | null {
  const found = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility());
  if (!found) return null;
  found.tabIndex = -1;
  return found;
}

/** What takes the focus when no place on the page is nearer than any other. */
export function pageTarget(): HTMLElement | null {
  if (isModalOpen()) {
    const dialog = [...document.querySelectorAll(FOCUS_TRAP)].at(-1);
    return dialog ? (tabbableIn(dialog)[0] ?? null) : null;
  }
  return [...areas.keys()].map(targetAround).at(-1) ?? heading();
}

/** Starts reading at the page's own target, unless something on the page has the focus. */
export function focusPage(): void {
  if (document.activeElement === document.body) pageTarget()?.focus({ preventScroll: true });
}

/** Where something was: within `parent`, right behind `previous`, or at its start. */
export interface Place {
  parent: Element;
  previous: Node | null;
}

/**
 * What takes the focus that was lost at a place: what its area chooses; else, in the smallest
 * surrounding that has any, the next tabbable element or the last one before it. Where that would
 * lead out of the page's main part or the dialog, the page's own target.
 */
export function targetNear({ parent, previous }: Place): HTMLElement | null {
  const chosen = targetAround(parent);
  if (chosen) return chosen;
  const anchor = previous?.isConnected ? previous : parent;
  const isAfter = (element: Element) =>
    (anchor === parent || !anchor.contains(element)) &&
    (anchor.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  for (let area: Element | null = parent; area; area = area.parentElement) {
    if (area === document.body || area.querySelector('main')) break;
    const tabbable = tabbableIn(area);
    const found = tabbable.find(isAfter) ?? tabbable.at(-1);
    if (found) return targetAround(found) ?? found;
  }
  return pageTarget();
}
