/** Keys of what is a person's name them first, by their id; others hold what was chosen for this browser. */
const PERSON = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/**
 * Deletes what this browser's storages keep of people, but of one of them; null for all. What is typed in
 * other tabs stays in them ([S5]) until somebody else logs in there.
 */
export function forgetInStorage(but: string | null): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        const [person] = PERSON.exec(key) ?? [];
        if (person && person !== but) storage.removeItem(key);
      }
    }
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}
