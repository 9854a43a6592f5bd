/** Keys of what is a person's name them by their id; others hold what somebody chose for this browser. */
const NAMES_PERSON = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/** Deletes what this browser's storages keep of people, but of one of them; null for all. */
export function forgetInStorage(but: string | null): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      const names = Object.keys(storage).filter((key) => NAMES_PERSON.test(key));
      for (const key of names) if (!but || !key.includes(but)) storage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}
