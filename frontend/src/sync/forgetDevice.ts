import { keepsAnything, noteCopy } from '../kept/copyHint';
import { forgetInStorage } from './copy/forgetInStorage';

/**
 * Fetches what it takes to forget: whoever is to be forgotten may be out of reach of it afterwards.
 * @returns how to delete everything of whoever used this browser: the copy, the edits that wait, drafts
 */
export async function wayToForgetDevice(): Promise<() => Promise<void>> {
  const { forgetAll } = await import('../kept/owner');
  return async () => {
    hideCopy();
    forgetInStorage(null);
    await forgetAll();
  };
}

/** Deletes everything of whoever used this browser. */
export async function forgetDevice(): Promise<void> {
  hideCopy();
  // What is not known of is not read, and goes with the next log-in.
  await wayToForgetDevice().then(
    (forget) => forget(),
    () => undefined,
  );
}

/** Somebody has logged in: what this device has of whoever was here before is shown to nobody any more. */
export async function forgetCopyBefore(): Promise<void> {
  if (!keepsAnything()) return;
  hideCopy();
  try {
    const { forgetCopy } = await import('../kept/owner');
    await forgetCopy(null);
  } catch {
    // The copy that is not known of is not read, and replaced as soon as its code comes.
  }
}

/** Whatever happens to the deletion: no page begins with the copy. */
function hideCopy(): void {
  if (keepsAnything()) noteCopy('part');
}
