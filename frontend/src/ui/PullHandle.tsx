import { useRef, type PointerEvent } from 'react';
import './pullHandle.css';

/** Pulled this far, or this fast at the end, a sheet goes: px, px per ms. */
const FAR = 120;
const FAST = 0.5;
/** Slower than this from the last move to the release, ms, the finger had stopped. */
const STOPPED_MS = 100;

interface Pull {
  /** Where it began, and where the finger is now, px of the window. */
  from: number;
  place: number;
  at: number;
  /** px per ms */
  speed: number;
}

/** Where a sheet came from, and goes: what counts of a finger's place, and how the sheet follows it. */
const EDGES = {
  bottom: { axis: 'clientY', follow: 'translateY' },
  right: { axis: 'clientX', follow: 'translateX' },
} as const;

interface PullHandleProps {
  /** The edge of the screen that the sheet came from. */
  edge?: keyof typeof EDGES;
  onClose: () => void;
}

/**
 * The handle of a sheet. The sheet follows the finger that pulls it to its edge of the screen; let go
 * far from where it was, or fast, it closes, else it goes back. Whoever has no finger has the button
 * that closes it.
 */
export function PullHandle({ edge = 'bottom', onClose }: PullHandleProps) {
  const pull = useRef<Pull | null>(null);
  const { axis, follow } = EDGES[edge];

  function begin(press: PointerEvent) {
    if (!press.isPrimary) return;
    press.currentTarget.setPointerCapture(press.pointerId);
    const from = press[axis];
    pull.current = { from, place: from, at: press.timeStamp, speed: 0 };
  }

  function move({ currentTarget, timeStamp, [axis]: place }: PointerEvent) {
    if (!pull.current) return;
    const { from, place: before, at } = pull.current;
    const speed = (place - before) / Math.max(timeStamp - at, 1);
    pull.current = { from, place, at: timeStamp, speed };
    const sheet = sheetOf(currentTarget);
    sheet.style.transition = 'none';
    sheet.style.transform = `${follow}(${Math.max(place - from, 0)}px)`;
  }

  function end({ currentTarget, timeStamp, type }: PointerEvent) {
    if (!pull.current) return;
    const { from, place, at, speed } = pull.current;
    pull.current = null;
    const sheet = sheetOf(currentTarget);
    const isFast = speed > FAST && timeStamp - at < STOPPED_MS;
    if (type === 'pointerup' && place > from && (place - from > FAR || isFast)) onClose();
    // Whoever closes it may ask first, and then it stays.
    requestAnimationFrame(() => {
      if (!isClosing(sheet)) putBack(sheet);
    });
  }

  return (
    <div
      className={`kd-pull-handle kd-pull-handle--${edge}`}
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

function sheetOf(handle: Element): HTMLElement {
  const sheet = handle.closest<HTMLElement>('[role=dialog]');
  if (!sheet) throw new Error('A handle stands in a sheet.');
  return sheet;
}

/** Whether it fades away or slides out already; see overlayStyles. */
function isClosing(sheet: HTMLElement): boolean {
  return getComputedStyle(sheet).getPropertyValue('--kd-fades') !== '';
}

function putBack(sheet: HTMLElement): void {
  sheet.style.transition = 'transform var(--kd-slow) var(--kd-ease)';
  sheet.style.transform = 'none';
}
