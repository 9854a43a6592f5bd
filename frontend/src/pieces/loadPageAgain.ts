import { takeNewestRelease } from '../release/takeNewestRelease';
import { holdsTypedText } from './holdsTypedText';

/** Where a tab keeps the scripts from which it was loaded again; public/missingScripts.js uses it, too. */
export const RELOADED_FROM = 'kd-reloaded-from';

/** The scripts from which this tab was loaded again; null where storage is blocked. */
function reloadedFrom(): string | null {
  try {
    return sessionStorage.getItem(RELOADED_FROM) ?? '';
  } catch {
    return null;
  }
}

/** The page as the server would send it now; null when the server is out of reach. */
async function fetchPage(): Promise<string | null> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** Loads the page again for a person who tries again, unless that would lose what is typed. */
export async function loadPageAgain(): Promise<void> {
  if (!holdsTypedText() && (await fetchPage()) !== null && !holdsTypedText())
    window.location.reload();
}

/**
 * Loads the page again when the server has another release than this page's, whose code may be gone
 * there: once from each release, so that nodes of different releases cannot make a loop, and never
 * while something is typed.
 * @param entry the address of the page's own script; it differs with every release
 */
export async function loadNewRelease(entry: string): Promise<void> {
  const name = new URL(entry).pathname;
  const before = reloadedFrom();
  if (holdsTypedText() || before === null || before.includes(name)) return;
  const page = await fetchPage();
  if (page === null || page.includes(name) || holdsTypedText()) return;
  sessionStorage.setItem(RELOADED_FROM, `${before} ${name}`);
  await takeNewestRelease();
  if (!holdsTypedText()) window.location.reload();
}
