import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { findEventBar } from './gridRegistry';
import './pulse.css';

/** As long as the rings of pulse.css take, or stand still for those who want no motion. */
const PULSE_MS = 1_200;
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
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      setTimeout(() => bar.removeAttribute('data-pulse'), still ? STILL_MS : PULSE_MS);
    }),
  );
}
