const MINUTE_MS = 60_000;

/** The minute of the day that this machine's clock shows. */
export function minuteOfDay(): number {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
}

/** Tells the minute of the day at once, and whenever it is another one. @returns ends it */
export function onEachMinute(tell: (minute: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    tell(minuteOfDay());
    timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS) + 50);
  };
  look();
  // A timer stands still while the machine sleeps.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
