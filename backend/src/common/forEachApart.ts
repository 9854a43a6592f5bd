/** Failures that one log line names. Of further ones it gives the number alone. */
const MOST_NAMED = 10;

/**
 * Does the work for each item, one after the other. A failure does not keep the others from their
 * turn: at the end one AggregateError names the items that failed, and why.
 * @param nameOf what an operator finds the item by, its id say
 */
export async function forEachApart<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
  nameOf: (item: T) => string,
): Promise<void> {
  const failures: unknown[] = [];
  const named: string[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
      if (named.length < MOST_NAMED) named.push(`${nameOf(item)}: ${String(error)}`);
    }
  }
  if (failures.length === 0) return;
  const more = failures.length - named.length;
  const rest = more > 0 ? [`and ${more} more`] : [];
  throw new AggregateError(failures, [...named, ...rest].join('; '));
}
