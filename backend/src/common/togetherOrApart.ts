import { isDatabaseAway } from './isDatabaseAway.js';

/**
 * Works on many records by one call. Where that fails, each is worked on by itself, so that one that
 * cannot be read does not take the others along. Rejects where the database is away.
 * @param leaveOut what comes of a record that fails by itself; hears why
 * @returns what came of all of them
 */
export async function togetherOrApart<T, Result>(
  records: readonly T[],
  work: (some: readonly T[]) => Promise<Result[]>,
  leaveOut: (record: T, error: unknown) => Result[],
): Promise<Result[]> {
  try {
    return await work(records);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const [record] = records;
    if (record !== undefined && records.length === 1) return leaveOut(record, error);
    const results: Result[] = [];
    for (const each of records) results.push(...(await togetherOrApart([each], work, leaveOut)));
    return results;
  }
}
