/** Sends each choice once the one before it is answered, so that the last one wins. */
export function oneAfterOther(): <T>(send: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (send) => {
    const sent = last.then(send);
    last = sent.catch(() => undefined);
    return sent;
  };
}
