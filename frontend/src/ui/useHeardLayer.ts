import { useLayoutEffect, useState } from 'react';

/**
 * A place beside the app's root for what must be heard at any time. An open dialog hides from screen
 * readers whatever stands beside it; this place is shown to them again at once.
 * @returns null where the build renders pages without a document
 */
export function useHeardLayer(): HTMLElement | null {
  const [layer] = useState(() =>
    typeof document === 'undefined' ? null : document.createElement('div'),
  );
  useLayoutEffect(() => {
    if (!layer) return undefined;
    document.body.append(layer);
    const observer = new MutationObserver(() => layer.removeAttribute('aria-hidden'));
    observer.observe(layer, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      layer.remove();
    };
  }, [layer]);
  return layer;
}
