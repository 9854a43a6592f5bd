const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault();

/** Whether the browser asks before the page goes: what waits in it alone would go as well. */
export function askBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
