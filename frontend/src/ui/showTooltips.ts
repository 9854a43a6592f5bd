import './tooltip.css';

/** A pointer or the keyboard rests on a button this long before its tooltip shows, ms. */
const OPEN_MS = 700;
/** Time to cross from the button to its tooltip, ms. */
const CLOSE_MS = 150;
/** Space to the button and to the edges of the window, px. */
const GAP = 6;

/**
 * What a button's tooltip says: the name of one that is only a sign, and the text (`data-cut`) that
 * has no room; null for those that say all themselves.
 */
function tooltipOf(button: HTMLElement): string | null {
  if (button.ariaLabel && !button.textContent.trim()) return button.ariaLabel;
  const text = button.querySelector('[data-cut]');
  return text && text.scrollWidth > text.clientWidth ? text.textContent : null;
}

/** The button under an element, if it has a tooltip. */
function signOf(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  return button && tooltipOf(button) !== null ? button : null;
}

function place(tooltip: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const fitsBelow = bottom + GAP + offsetHeight <= window.innerHeight;
  const middle = left + (width - offsetWidth) / 2;
  const room = window.innerWidth - offsetWidth - GAP;
  tooltip.style.left = `${Math.max(GAP, Math.min(middle, room))}px`;
  tooltip.style.top = `${fitsBelow ? bottom + GAP : top - GAP - offsetHeight}px`;
}

/**
 * Shows the name of every button that is only a sign, with its key, and texts that have no room: when a mouse rests on it, or
 * when the keyboard comes to it. It stays while the pointer is on it, goes with Escape [WCAG 1.4.13],
 * and a finger never sees it. Screen readers know name and key from the button itself.
 */
export function showTooltips(): void {
  const tooltip = document.createElement('div');
  tooltip.className = 'kd-tooltip';
  tooltip.setAttribute('role', 'tooltip');
  /** The button whose tooltip shows or is about to. */
  let current: HTMLElement | null = null;
  /** The button that was pressed, or whose tooltip Escape closed: it shows none until it is left. */
  let dismissed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close() {
    clearTimeout(timer);
    tooltip.remove();
    current = null;
  }

  function open() {
    if (!current?.isConnected) return close();
    const key = document.createElement('kbd');
    key.textContent = current.ariaKeyShortcuts;
    tooltip.replaceChildren(tooltipOf(current) ?? '', ...(key.textContent ? [key] : []));
    document.body.append(tooltip);
    place(tooltip, current);
  }

  function openSoon(button: HTMLElement) {
    if (button === dismissed) return;
    // Already shown, it stays; about to be shown, it does not wait anew.
    if (button === current) return tooltip.isConnected ? clearTimeout(timer) : undefined;
    close();
    current = button;
    timer = setTimeout(open, OPEN_MS);
  }

  function closeSoon() {
    clearTimeout(timer);
    timer = setTimeout(close, tooltip.isConnected ? CLOSE_MS : 0);
  }

  let lastX = 0;
  let lastY = 0;
  function move({ target, pointerType, clientX, clientY }: PointerEvent) {
    // The browser also sends a move when something new appears under a pointer that rests.
    if (pointerType === 'touch' || (clientX === lastX && clientY === lastY)) return;
    lastX = clientX;
    lastY = clientY;
    const button = signOf(target);
    if (button !== dismissed) dismissed = null;
    if (button) openSoon(button);
    else if (target === tooltip) clearTimeout(timer);
    else if (current && current !== document.activeElement) closeSoon();
  }

  function press(event: KeyboardEvent) {
    // Escape closes the tooltip alone, not what stands around the button.
    if (event.key === 'Escape' && tooltip.isConnected) {
      event.stopPropagation();
      dismissed = current;
    }
    close();
  }

  function down({ target }: PointerEvent) {
    dismissed = signOf(target);
    close();
  }

  document.addEventListener('pointermove', move);
  document.addEventListener('pointerdown', down, true);
  document.documentElement.addEventListener('pointerleave', closeSoon);
  document.addEventListener('keydown', press, true);
  document.addEventListener('scroll', close, true);
  document.addEventListener('focusout', close);
  document.addEventListener('focusin', ({ target }) => {
    const button = signOf(target);
    dismissed = null;
    if (button?.matches(':focus-visible')) openSoon(button);
  });
  window.addEventListener('blur', close);

  // This code comes late: the mouse may rest on a button already, which tells by no event.
  const rested = matchMedia('(hover: hover)').matches
    ? [...document.querySelectorAll(':hover')].at(-1)
    : undefined;
  const button = signOf(rested ?? null);
  if (button) openSoon(button);
}
