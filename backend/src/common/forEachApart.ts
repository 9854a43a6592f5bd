/**
 * Does the work for each item, one after the other. A failure does not keep the others from their
 * turn; the first one is thrown at the end.
 */
export async function forEachApart<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
