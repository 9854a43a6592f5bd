import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { dragGhost, type DragGhost } from './dragGhost';

/** What dragging needs to know and to do. */
export interface DragHandlers<T> {
  /** What a pressed bar stands for; null when it may not be moved. */
  grab: (bar: HTMLElement) => T | null;
  drop: (grabbed: T, date: CalendarDate) => void;
}

/** A mouse drags once it has gone this far, px. */
const MOUSE_SLACK = 5;
/** A finger drags once it has rested this long, ms, without going further than its slack, px. */
const TOUCH_REST = 400;
const TOUCH_SLACK = 10;

interface Press<T> {
  grabbed: T;
  bar: HTMLElement;
  pointerId: number;
  x: number;
  y: number;
  ghost: DragGhost | null;
  timer?: ReturnType<typeof setTimeout>;
}

/** Lets events be dragged to other days, without rendering anything on the way; returns how to stop. */
export function dragEvents<T>(grid: HTMLElement, { grab, drop }: DragHandlers<T>): () => void {
  let press: Press<T> | null = null;

  function begin() {
    if (!press || press.ghost) return;
    press.ghost = dragGhost(grid, press.bar, press.x, press.y);
  }

  function end() {
    clearTimeout(press?.timer);
    press?.ghost?.remove();
    press = null;
  }

  function down(event: PointerEvent) {
    if (press || event.button !== 0 || !event.isPrimary) return;
    const bar = (event.target as Element).closest<HTMLElement>('[data-event]');
    const grabbed = bar && grab(bar);
    if (!bar || !grabbed) return;
    press = {
      grabbed,
      bar,
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      ghost: null,
    };
    if (event.pointerType === 'touch') press.timer = setTimeout(begin, TOUCH_REST);
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== press?.pointerId) return;
    const gone = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    const isTouch = event.pointerType === 'touch';
    if (!press.ghost && isTouch && gone > TOUCH_SLACK) return end();
    if (!press.ghost && !isTouch && gone > MOUSE_SLACK) begin();
    press.ghost?.moveTo(event.clientX, event.clientY);
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== press?.pointerId) return;
    const { ghost, grabbed } = press;
    const date = ghost?.date();
    end();
    if (ghost) swallowClick();
    if (date) drop(grabbed, date);
  }

  const cancel = (event: PointerEvent) => event.pointerId === press?.pointerId && end();
  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !press?.ghost) return;
    event.stopPropagation();
    end();
    // The mouse button is still down; its release must not press what lies under it.
    document.addEventListener('pointerup', swallowClick, { once: true, signal });
  }

  // While an event is dragged, the finger must not scroll the page; a resting one opens no menu.
  const preventScroll = (event: Event) => press?.ghost && event.preventDefault();
  const preventMenu = (event: Event) => press?.timer && event.preventDefault();

  const stop = new AbortController();
  const { signal } = stop;
  grid.addEventListener('pointerdown', down, { signal });
  grid.addEventListener('touchmove', preventScroll, { passive: false, signal });
  grid.addEventListener('contextmenu', preventMenu, { signal });
  grid.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', cancel, { signal });
  // In the capture phase: the pressed bar has the focus, and Escape on it would focus its day.
  document.addEventListener('keydown', escape, { capture: true, signal });
  return () => {
    end();
    stop.abort();
  };
}

/** Ignores the click that the browser sends after a drag to what lies under the pointer. */
function swallowClick() {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
