import { pageTarget, targetNear, type Place } from './focusTargets';

/** What has the focus, or had it when it went away; null once the person pressed beside everything. */
let last: Element | null = null;

/** React hides what waits for code that comes later, and keeps it in the document. */
const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** Where a removed element was; null when it cannot be told. */
function placeOf(removed: Element, records: readonly MutationRecord[]): Place | null {
  let place: Place | null = null;
  let gone: Node = removed;
  for (const { removedNodes, target, previousSibling } of records) {
    if (![...removedNodes].some((node) => node.contains(gone))) continue;
    gone = target;
    place = target instanceof Element ? { parent: target, previous: previousSibling } : null;
  }
  return place;
}

function nextTarget(lost: Element, records: readonly MutationRecord[]): HTMLElement | null {
  const { parentElement, isConnected } = lost;
  const place =
    isConnected && parentElement
      ? { parent: parentElement, previous: lost }
      : placeOf(lost, records);
  return place?.parent.isConnected ? targetNear(place) : pageTarget();
}

/**
 * Keeps the focus on the page: when the element that has it is removed, disabled or hidden, the
 * nearest one takes it before the next key can arrive. The browser alone would leave it on the body:
 * keys would reach nobody, and Tab would start over at the top. If nothing can take it yet, as while
 * a page's code is on its way, it goes to the first element that can.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
  });
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      // The element is still there: the person, or the page on purpose, has left it.
      if (last && isUsable(last) && document.activeElement === document.body) last = null;
    }),
  );
  const look = (records: readonly MutationRecord[]) => {
    if (last && isFocusLost() && !isUsable(last)) {
      nextTarget(last, records)?.focus({ preventScroll: true });
    }
  };
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled');
}
