/** Keys of what is a person's name them first, by their id; others hold what was chosen for this browser. */
const PERSON = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/** Stands there for a moment, which other tabs hear. */
const FORGET = 'kd-forget';

/** Deletes what this browser's storages keep of people, but of one of them; null for all. */
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

/** Tells the other tabs of this browser that they forget what only they can delete: their drafts. */
export function forgetInOtherTabs(): void {
  try {
    localStorage.setItem(FORGET, 'now');
    localStorage.removeItem(FORGET);
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}

/** Forgets what this tab keeps of people when another one says so. */
export function forgetWhenTold(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === FORGET && newValue !== null) forgetInStorage(null);
  });
}
