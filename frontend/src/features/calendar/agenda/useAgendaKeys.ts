import { addMonths, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { KeyboardEvent } from 'react';
import type { GridActions } from '../gridActions';
import { runEventKey } from '../runEventKey';

const STEP = '[data-step]';
const STOP = '[data-stop]';

interface AgendaKeysInput {
  /** The event of an id that is rendered. */
  eventOf: (id: string) => Event | undefined;
  actions: GridActions;
  onFocusDay: (date: CalendarDate) => void;
}

/** What a key leads to within the item of the list that has the focus; null where it leads nowhere. */
function inItem(key: string, item: Element, target: Element): HTMLElement | null | undefined {
  const steps = [...item.querySelectorAll<HTMLElement>(STEP)];
  const row = target.closest('[role="row"]');
  const day = item.querySelector<HTMLElement>('[data-stop="day"]');
  switch (key) {
    case 'Home':
      return steps[0];
    case 'End':
      return steps.at(-1);
    case 'F2':
      return item.querySelector<HTMLElement>('[data-event]');
    case 'ArrowRight':
      return target === day ? steps[0] : row?.querySelector<HTMLElement>('[data-claim]');
    case 'ArrowLeft':
      return target.matches('[data-claim]') ? row?.querySelector<HTMLElement>(STOP) : day;
    case 'Escape':
      // On the day itself the key is the page's: it ends a move, or the filter.
      return target === day ? null : day;
    default:
      return null;
  }
}

/** The step after or before what has the focus, in the order of the list. */
function nextStep(list: Element, from: Element, by: 1 | -1): HTMLElement | undefined {
  const steps = [...list.querySelectorAll<HTMLElement>(STEP)];
  const own = from.closest('[role="row"]')?.querySelector(STEP) ?? from;
  const at = steps.findIndex((step) => step === own);
  if (at >= 0) return steps[at + by];
  const isAfter = (step: Element) =>
    (from.compareDocumentPosition(step) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return by > 0 ? steps.find(isAfter) : steps.findLast((step) => !isAfter(step));
}

/** What keys do on an agenda: arrows lead from event to event, across days and months. */
export function useAgendaKeys({ eventOf, actions, onFocusDay }: AgendaKeysInput) {
  function run(press: KeyboardEvent<HTMLElement>): boolean {
    const target = press.target as HTMLElement;
    const item = target.closest<HTMLElement>('[data-key]');
    const date = target.closest('[data-date]')?.getAttribute('data-date');
    if (!item || !date) return false;
    if (press.key === 'PageUp' || press.key === 'PageDown') {
      const months = press.shiftKey ? 12 : 1;
      onFocusDay(addMonths(date, press.key === 'PageUp' ? -months : months));
      return true;
    }
    const event = eventOf(target.dataset.event ?? '');
    if (event && runEventKey(press, event, actions)) return true;
    const next =
      press.key === 'ArrowDown' || press.key === 'ArrowUp'
        ? nextStep(press.currentTarget, target, press.key === 'ArrowDown' ? 1 : -1)
        : inItem(press.key, item, target);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
    return !!next;
  }

  return (press: KeyboardEvent<HTMLElement>) => {
    if (press.ctrlKey || press.metaKey || press.altKey || !run(press)) return;
    press.preventDefault();
    // What a key did here is not done a second time by the shortcuts of the page.
    press.stopPropagation();
  };
}
