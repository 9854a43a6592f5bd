const RELOADED_FROM = 'kd-reloaded-from';
const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';

/** Whether a field holds anything: what is typed must not go with the page. */
function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS);
  return [...fields].some(({ value }) => value !== '');
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
  if (!isTyping() && (await fetchPage()) !== null && !isTyping()) window.location.reload();
}

/**
 * Loads the page again when the server has another release than this page's, whose code may be gone
 * there: once from each release, so that nodes of different releases cannot make a loop, and never
 * while something is typed.
 * @param entry the address of the page's own script; it differs with every release
 */
export async function loadNewRelease(entry: string): Promise<void> {
  const name = new URL(entry).pathname;
  const reloadedFrom = sessionStorage.getItem(RELOADED_FROM) ?? '';
  if (isTyping() || reloadedFrom.includes(name)) return;
  const page = await fetchPage();
  if (page === null || page.includes(name) || isTyping()) return;
  sessionStorage.setItem(RELOADED_FROM, `${reloadedFrom} ${name}`);
  window.location.reload();
}
