/** Hears what a window would; Node.js has none. Imported before the modules that listen to it. */
const page = new EventTarget();

Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });

/** The page goes into the back/forward cache, or is shown again. */
export function turnPage(type: 'pagehide' | 'pageshow'): void {
  page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
}
