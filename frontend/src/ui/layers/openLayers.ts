/**
 * What stands over the page: dialogs, sheets, panels, menus, the topmost last. While there is any,
 * the browser's history has one entry more, which only bears a mark: Back leads from it to the
 * page's own entry and closes the topmost layer. What the address shows stays the router's business.
 */
export interface Layer {
  /** Closes it as its own button does: at once, or after a question that is a layer itself. */
  close: () => void;
}

interface EntryState {
  /** The router's number of the entry; the marked one has that of the page below it. */
  idx?: number;
  isOverPage?: boolean;
}

/** How long whoever closes all layers waits for one that neither goes nor asks, as while it saves, ms. */
const PATIENCE_MS = 3_000;

const layers: Layer[] = [];
const listeners = new Set<() => void>();
/** A traversal of ours that has not arrived yet. */
let travelling: 'back' | 'forward' | null = null;
/** The number of the marked entry that was left or shown last. */
let markedIdx: number | undefined;

const entry = () => (window.history.state ?? {}) as EntryState;
const isMarked = () => entry().isOverPage === true;

function travel(way: 'back' | 'forward'): void {
  travelling = way;
  window.history[way]();
}

/** @param isMarkedAhead the marked entry is the next one: to come back to it, nothing is pushed */
function fitHistory(isMarkedAhead: boolean): void {
  const isOpen = layers.length > 0;
  // The marked entry was left, or a page has taken its place: the next arrival is no Back from it.
  if (!travelling && !isOpen && !isMarked()) markedIdx = undefined;
  if (travelling || isOpen === isMarked()) return;
  if (!isOpen) travel('back');
  else if (isMarkedAhead) travel('forward');
  else {
    window.history.pushState({ ...entry(), isOverPage: true }, '');
    markedIdx = entry().idx;
  }
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function layersChanged(): void {
  // A layer that takes another one's place in the same moment needs no traversal.
  setTimeout(() => fitHistory(false));
  tellListeners();
}

function arrive(): void {
  const arrivedBy = travelling;
  travelling = null;
  const isBackOnPage = !isMarked() && entry().idx === markedIdx;
  if (isMarked()) markedIdx = entry().idx;
  if (arrivedBy || isMarked()) fitHistory(arrivedBy === 'back');
  else if (isBackOnPage) backPressed();
  tellListeners();
}

/** The person went from the marked entry to the page's own. */
function backPressed(): void {
  const top = layers.at(-1);
  if (top) {
    top.close();
    // It may have stayed, to ask first, or others lie below it.
    setTimeout(() => fitHistory(true));
  } else {
    // Nothing was open, as after a reload: one press leaves the page.
    markedIdx = undefined;
    window.history.back();
  }
}

// The build renders pages without a window.
if (typeof window !== 'undefined') {
  if (isMarked()) markedIdx = entry().idx;
  window.addEventListener('popstate', arrive);
}

/** Puts a layer over all others. @returns takes it away */
export function addLayer(layer: Layer): () => void {
  layers.push(layer);
  layersChanged();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    layersChanged();
  };
}

/** Resolves once `holds` does; asks after every change. */
function until(holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    setTimeout(look);
  });
}

/**
 * Closes a layer as a person would.
 * @returns false when it stayed: the person who was asked keeps it, or it went on with what it does
 */
async function closeLayer(layer: Layer): Promise<boolean> {
  let wasAsked = false;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    tellListeners();
  }, PATIENCE_MS);
  layer.close();
  await until(() => {
    const isTop = layers.at(-1) === layer;
    wasAsked ||= !isTop;
    return wasAsked ? isTop || !layers.includes(layer) : isLate;
  });
  clearTimeout(timer);
  return !layers.includes(layer);
}

/**
 * Closes everything over the page, as somebody would who wants to see what is below it.
 * @returns false when a layer stayed, because a person who was asked wants to keep it, or because it
 *   was not done with saving within a few seconds
 */
export async function closeLayers(): Promise<boolean> {
  for (let top = layers.at(-1); top; top = layers.at(-1)) {
    if (!(await closeLayer(top))) return false;
  }
  await pageOnTop();
  return true;
}

/** Resolves once nothing stands over the page: its address is its own again, and can be changed. */
export function pageOnTop(): Promise<void> {
  return until(() => layers.length === 0 && !travelling && !isMarked());
}
