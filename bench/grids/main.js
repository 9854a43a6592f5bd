// The page in which one grid is measured: each function resolves with milliseconds, from the call to
// the paint of what it brings about.
import { eventOn, eventsOf, MONTH, NEXT_MONTH, SIGNS } from './events';

const GRIDS = {
  kinday: () => import('./kinday'),
  fullCalendar: () => import('./fullCalendar'),
  bigCalendar: () => import('./bigCalendar'),
  toastUi: () => import('./toastUi'),
};

const root = document.querySelector('#root');
let grid;

/** Does some work and resolves once a text that it brings is painted. */
function timeUntil(text, work) {
  return new Promise((resolve) => {
    const begun = performance.now();
    const observer = new MutationObserver(() => {
      if (!root.textContent.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    work();
  });
}

window.mount = async (name, perMonth) => {
  const { show } = await GRIDS[name]();
  const events = eventsOf(perMonth);
  return timeUntil(SIGNS[MONTH], () => (grid = show(root, { month: MONTH, events })));
};

/** A relative's new event, the first one of its day. */
window.insert = (place) => {
  const title = `Inserted ${place}`;
  const event = eventOn(`${MONTH}-${20 + place}`, '05:00', title);
  return timeUntil(title, () => grid.insert(event));
};

window.next = () => timeUntil(SIGNS[NEXT_MONTH], () => grid.next());
