/** The keys of all records of a family, or of one of its collections: arrays come after every text. */
export function recordsOf(familyId: string, ...collection: string[]): IDBKeyRange {
  const first = [familyId, ...collection];
  return IDBKeyRange.bound(first, [...first, []]);
}
