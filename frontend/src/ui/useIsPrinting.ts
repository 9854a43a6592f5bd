import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function listen(onChange: () => void) {
  const set = (next: boolean) => () => {
    isPrinting = next;
    // The browser takes the page as it stands when this returns.
    flushSync(onChange);
  };
  const [begin, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed: paper has room for what the screen has not. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(listen, () => isPrinting);
}
