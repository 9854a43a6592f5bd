import { scrollAlong, type Scroller } from './scrollAlong';

/** A point of the window, px. */
export interface Point {
  x: number;
  y: number;
}

/** What is done from the moment that a press has turned into a drag. */
export interface Drag {
  /** The pointer is there now, or what lies under it has been scrolled. */
  moveTo: (point: Point) => void;
  drop: () => void;
  /** Takes away what shows the drag, after a drop too. */
  end: () => void;
}

/** What a press may turn into. */
export interface Grip {
  /** How the pointer looks meanwhile: the value of the grid's `data-dragging`. */
  kind: 'move' | 'mark' | 'pull';
  /** A finger need not rest on it before it drags. */
  isAtOnce?: boolean;
  begin: () => Drag;
}

/** What dragging needs to know. */
export interface DragHandlers {
  /** What is pressed; null when it cannot be dragged. */
  grip: (pressed: Element, at: Point, isTouch: boolean) => Grip | null;
  /** What scrolls along when the pointer comes near its edges. */
  scroller: Scroller;
}

/** A mouse drags once it has gone this far, px. */
const MOUSE_SLACK = 5;
/** A finger drags once it has rested this long, ms, without going further than its slack, px. */
const TOUCH_REST = 400;
const TOUCH_SLACK = 10;

interface Press {
  grip: Grip;
  pointerId: number;
  from: Point;
  at: Point;
  drag: Drag | null;
  stopScrolling?: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Lets things on a grid be dragged, without rendering anything on the way; returns how to stop. */
export function dragOnGrid(grid: HTMLElement, { grip, scroller }: DragHandlers): () => void {
  let press: Press | null = null;

  function begin() {
    if (!press || press.drag) return;
    const begun = press;
    const drag = begun.grip.begin();
    begun.drag = drag;
    begun.stopScrolling = scrollAlong(
      scroller,
      () => begun.at.y,
      () => drag.moveTo(begun.at),
    );
    grid.setAttribute('data-dragging', begun.grip.kind);
    drag.moveTo(begun.at);
  }

  function end() {
    if (!press) return;
    clearTimeout(press.timer);
    if (press.drag) {
      press.stopScrolling?.();
      grid.removeAttribute('data-dragging');
      press.drag.end();
    }
    press = null;
  }

  function down(event: PointerEvent) {
    if (press || event.button !== 0 || !event.isPrimary) return;
    const isTouch = event.pointerType === 'touch';
    const at = pointOf(event);
    const pressed = grip(event.target as Element, at, isTouch);
    if (!pressed) return;
    press = { grip: pressed, pointerId: event.pointerId, from: at, at, drag: null };
    if (isTouch) press.timer = setTimeout(begin, TOUCH_REST);
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== press?.pointerId) return;
    press.at = pointOf(event);
    const { from, at, drag } = press;
    if (drag) return drag.moveTo(at);
    const gone = Math.hypot(at.x - from.x, at.y - from.y);
    const waits = event.pointerType === 'touch' && !press.grip.isAtOnce;
    if (waits && gone > TOUCH_SLACK) end();
    else if (!waits && gone > MOUSE_SLACK) begin();
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== press?.pointerId) return;
    const { drag } = press;
    if (drag) swallowClick();
    try {
      drag?.drop();
    } finally {
      end();
    }
  }

  const cancel = (event: PointerEvent) => event.pointerId === press?.pointerId && end();
  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !press?.drag) return;
    event.stopPropagation();
    end();
    // The mouse button is still down; its release must not press what lies under it.
    document.addEventListener('pointerup', swallowClick, { once: true, signal });
  }

  // While something is dragged, the finger must not scroll the page; a resting one opens no menu.
  const preventScroll = (event: Event) => {
    if (press?.drag || press?.grip.isAtOnce) event.preventDefault();
  };
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
  // In the capture phase: what is pressed has the focus, and Escape on it would go elsewhere.
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
