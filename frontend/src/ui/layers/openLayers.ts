/**
 * What stands over the page: dialogs, sheets, panels, menus, the topmost last. While there is any,
 * the browser's history has one entry more, which only bears a mark: Back leads from it to the
 * page's own entry and closes the topmost layer. What the address shows stays the router's business,
 * but for what the marked entry says of a layer: a link, a reload and Forward open that one again.
 */
export interface Layer {
  /** Closes it as its own button does: at once, or after a question that is a layer itself. */
  close: () => void;
  /** What the address says while it is open: a parameter and its value. */
  named?: LayerName;
}
export type LayerName = readonly [parameter: string, value: string];

interface EntryState {
  /** The router's number of the entry; the marked one has that of the page below it. */
  idx?: number;
  isOverPage?: boolean;
  /** The parameter of the marked entry's address that is a layer's. */
  parameter?: string;
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

/** Makes the marked entry's address say which layer is open, if that one has a name. */
function nameEntry(): void {
  const { parameter: known, ...kept } = entry();
  const [parameter, value = ''] = layers.findLast(({ named }) => named)?.named ?? [];
  const url = new URL(window.location.href);
  if (known === parameter && (!parameter || url.searchParams.get(parameter) === value)) return;
  if (known) url.searchParams.delete(known);
  if (parameter) url.searchParams.set(parameter, value);
  window.history.replaceState(parameter ? { ...kept, parameter } : kept, '', url);
}

/** Where the marked entry was left, or a page has taken its place, the next arrival is no Back from it. */
function forgetTakenEntry(): void {
  if (!travelling && layers.length === 0 && !isMarked()) markedIdx = undefined;
}

/** @param isMarkedAhead the marked entry is the next one: to come back to it, nothing is pushed */
function fitHistory(isMarkedAhead: boolean): void {
  const isOpen = layers.length > 0;
  forgetTakenEntry();
  if (travelling) return;
  if (isOpen !== isMarked()) {
    if (!isOpen) return travel('back');
    if (isMarkedAhead) return travel('forward');
    window.history.pushState({ ...entry(), isOverPage: true }, '');
    markedIdx = entry().idx;
  }
  if (isOpen) nameEntry();
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
  // Forward to a layer that the entry names: whoever reads the address opens it, or leaves the entry.
  const isToOpen = !arrivedBy && isOnNamedEntry() && layers.length === 0;
  if ((arrivedBy || isMarked()) && !isToOpen) fitHistory(arrivedBy === 'back');
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

/** Whether the address shown is that of a marked entry that names a layer. */
export function isOnNamedEntry(): boolean {
  return isMarked() && entry().parameter !== undefined;
}

/** Goes back to the page's own entry, when the marked one names a layer that cannot be opened. */
export function leaveNamedEntry(): void {
  if (isOnNamedEntry()) fitHistory(false);
}

/** Puts a layer over all others. @returns takes it away */
export function addLayer(layer: Layer): () => void {
  layers.push(layer);
  layersChanged();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    // At once: Back from the page that took the entry may come before the history is fitted.
    forgetTakenEntry();
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
  // A page that was loaded again on the marked entry may have nothing to open there.
  setTimeout(() => {
    if (layers.length === 0 && !isOnNamedEntry()) fitHistory(false);
  });
  return until(() => layers.length === 0 && !travelling && !isMarked());
}
