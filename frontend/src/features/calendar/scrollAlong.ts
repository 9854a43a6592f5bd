/** What scrolls up and down under a drag. */
export interface Scroller {
  /** Its upper and lower edge in the window, px. */
  edges: () => { top: number; bottom: number };
  /** Scrolls so many px down. */
  scroll: (px: number) => void;
}

/** Near an edge it scrolls along, px and px per frame. */
const EDGE = 56;
const SPEED = 10;

/** The page itself. */
export const pageScroller: Scroller = {
  edges: () => ({ top: 0, bottom: window.innerHeight }),
  scroll: (px) => window.scrollBy(0, px),
};

/**
 * Scrolls while the pointer is near an edge, or below the lower one; returns how to stop.
 * @param y where the pointer is in the window, px
 * @param onScroll hears that something else may lie under the pointer now
 */
export function scrollAlong(
  { edges, scroll }: Scroller,
  y: () => number,
  onScroll: () => void,
): () => void {
  function look() {
    const { top, bottom } = edges();
    const isAbove = y() >= top && y() < top + EDGE;
    const px = isAbove ? -SPEED : y() > bottom - EDGE ? SPEED : 0;
    if (px !== 0) {
      scroll(px);
      onScroll();
    }
    frame = requestAnimationFrame(look);
  }
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
