import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { findEventBar } from './gridRegistry';
import './pulse.css';

/** How long the ring stands still for those who want no motion. */
const STILL_MS = 4_000;

/** Rings an event that somebody else has just changed, in their colour. */
export function pulse(eventId: string, date: CalendarDate, color: string): void {
  // The change is in the store; the bar is there after the next paint.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const bar = findEventBar(eventId, date);
      if (!bar) return;
      bar.style.setProperty('--kd-pulse', color);
      bar.removeAttribute('data-pulse');
      // Reading the layout lets a pulse that is still running start anew.
      void bar.offsetWidth;
      bar.setAttribute('data-pulse', '');
      const stop = () => bar.removeAttribute('data-pulse');
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (still) setTimeout(stop, STILL_MS);
      else bar.addEventListener('animationend', stop, { once: true });
    }),
  );
}
