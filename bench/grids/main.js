// The page in which one grid is measured: each function resolves with milliseconds, from the call to
// the paint of what it brings about.
import { dayAfter, eventOn, eventsOf, PAGES, signOf } from './events';

const GRIDS = {
  kinday: () => import('./kinday'),
  fullCalendar: () => import('./fullCalendar'),
  bigCalendar: () => import('./bigCalendar'),
  toastUi: () => import('./toastUi'),
};

const root = document.querySelector('#root');
let grid;
let page;

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

window.mount = async (name, view, perPage) => {
  const { show } = await GRIDS[name]();
  page = { view, ...PAGES[view] };
  const events = eventsOf(view, perPage);
  return timeUntil(signOf(page.first), () => (grid = show(root, { ...page, events })));
};

/** Where a relative's new event can be seen: as the first of its day, in a week within its hours. */
const INSERTS = {
  month: (place) => [19 + place, '05:00'],
  week: (place) => [place, '07:30'],
  list: () => [0, '05:00'],
};

window.insert = (place) => {
  const title = `Inserted ${place}`;
  const [day, time] = INSERTS[page.view](place);
  const event = eventOn(dayAfter(page.first, day), time, title);
  return timeUntil(title, () => grid.insert(event));
};

window.next = () => timeUntil(signOf(page.next), () => grid.next());
