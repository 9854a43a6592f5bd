import { useEffect, useState } from 'react';

/** A box on the screen, px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The light keeps this far from the edges of the window, px. */
const EDGE = 10;

function boxOf(target: string): Box | null {
  const found = document.querySelector(target)?.getBoundingClientRect();
  if (!found || found.width === 0) return null;
  const left = Math.max(found.left, EDGE);
  const top = Math.max(found.top, EDGE);
  const width = Math.min(found.right, window.innerWidth - EDGE) - left;
  const height = Math.min(found.bottom, window.innerHeight - EDGE) - top;
  return { left, top, width, height };
}

/** Where an element is on the screen, also after the window changes; null when it is not shown. */
export function useTargetRect(target: string | null): Box | null {
  const [box, setBox] = useState(() => (target ? boxOf(target) : null));
  const [known, setKnown] = useState(target);
  if (known !== target) {
    setKnown(target);
    setBox(target ? boxOf(target) : null);
  }

  useEffect(() => {
    if (!target) return;
    const look = () => setBox(boxOf(target));
    // What is below the fold comes into view; hearing the scroll, the light follows.
    document.querySelector(target)?.scrollIntoView({ block: 'nearest' });
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, true);
    return () => {
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look, true);
    };
  }, [target]);

  return box;
}
