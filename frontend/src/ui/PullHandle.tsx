import { useRef, type PointerEvent } from 'react';
import './pullHandle.css';

/** Pulled this far, or this fast at the end, a sheet goes: px, px per ms. */
const FAR = 120;
const FAST = 0.5;
/** Slower than this from the last move to the release, ms, the finger had stopped. */
const STOPPED_MS = 100;

interface Pull {
  fromY: number;
  y: number;
  at: number;
  /** px per ms */
  speed: number;
}

/**
 * The handle at the head of a sheet. The sheet follows the finger that pulls it down; let go far
 * down, or fast, it closes, else it goes back. Whoever has no finger has the button that closes it.
 */
export function PullHandle({ onClose }: { onClose: () => void }) {
  const pull = useRef<Pull | null>(null);

  function begin({ currentTarget, pointerId, clientY, timeStamp, isPrimary }: PointerEvent) {
    if (!isPrimary) return;
    currentTarget.setPointerCapture(pointerId);
    pull.current = { fromY: clientY, y: clientY, at: timeStamp, speed: 0 };
  }

  function move({ currentTarget, clientY, timeStamp }: PointerEvent) {
    if (!pull.current) return;
    const { fromY, y, at } = pull.current;
    const speed = (clientY - y) / Math.max(timeStamp - at, 1);
    pull.current = { fromY, y: clientY, at: timeStamp, speed };
    const sheet = sheetOf(currentTarget);
    sheet.style.transition = 'none';
    sheet.style.transform = `translateY(${Math.max(clientY - fromY, 0)}px)`;
  }

  function end({ currentTarget, timeStamp, type }: PointerEvent) {
    if (!pull.current) return;
    const { fromY, y, at, speed } = pull.current;
    pull.current = null;
    const sheet = sheetOf(currentTarget);
    const isFast = speed > FAST && timeStamp - at < STOPPED_MS;
    if (type === 'pointerup' && y > fromY && (y - fromY > FAR || isFast)) onClose();
    // Whoever closes it may ask first, and then it stays.
    requestAnimationFrame(() => {
      if (!isClosing(sheet)) putBack(sheet);
    });
  }

  return (
    <div
      className="kd-pull-handle"
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
