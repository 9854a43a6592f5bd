const missing = new Set<HTMLLinkElement>();

function noteMissing({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
}

// The build renders pages without a document. A resource's error does not bubble, but it can be
// caught on its way down.
if (typeof document !== 'undefined') document.addEventListener('error', noteMissing, true);

/** Fetches the style sheets that could not come before: Vite asks for each only once. */
export async function fetchMissingSheets(): Promise<void> {
  const links = [...missing];
  missing.clear();
  await Promise.all(links.map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.crossOrigin = link.crossOrigin;
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${link.href} could not be fetched`));
    again.href = link.href;
    link.replaceWith(again);
  });
}
