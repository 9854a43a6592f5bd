/** The address of each page: the client's routes, the server's answers and links in mails. */
export const PAGES = {
  landing: '/',
  features: '/features',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  colorSelection: '/color-selection',
  dashboard: '/dashboard',
  family: '/family',
  profile: '/profile',
  otherCalendars: '/other-calendars',
  reminders: '/reminders',
  unsubscribe: '/unsubscribe',
} as const;

export type PageAddress = (typeof PAGES)[keyof typeof PAGES];

type PageName = keyof typeof PAGES;

/** Pages that a build writes out, so that people see them before any script has run, by their address. */
const WRITTEN = ['landing', 'features', 'pricing', 'about', 'contact', 'privacy'] as const;
/** Pages of which a build writes what shows until their code is there. */
const OUTLINED = ['login', 'signup', 'dashboard'] as const;

const DOCUMENTS = new Map<string, string>(
  [...WRITTEN, ...OUTLINED].map((name: PageName) => [PAGES[name], `${name}.html`]),
);
/** What of an address makes another page than the one that was written. */
const CHANGES_PAGE = /[?&](?:mode=joinFamily|code=|plan=premium)/;

/** The addresses of written pages, whole or in outline. */
export const WRITTEN_PAGES: readonly PageAddress[] = WRITTEN.map((name) => PAGES[name]);
export const OUTLINED_PAGES: readonly PageAddress[] = OUTLINED.map((name) => PAGES[name]);

/**
 * The document in which a page arrives.
 * @param search the address's query, `?mode=joinFamily`
 */
export function documentOf(page: PageAddress | null, search = ''): string {
  const written = page && !CHANGES_PAGE.test(search) && DOCUMENTS.get(page);
  return written || 'index.html';
}

const ADDRESSES = new Set<string>(Object.values(PAGES));

/**
 * The page at a path, which may be written in any case, with or without slashes at its end.
 * @returns its address; null when no page has it
 */
export function pageAt(path: string): PageAddress | null {
  let end = path.length;
  // Not by a pattern: strangers send paths of slashes, which it would read anew from each of them.
  while (path[end - 1] === '/') end -= 1;
  const address = path.slice(0, end).toLowerCase() || '/';
  return ADDRESSES.has(address) ? (address as PageAddress) : null;
}

const SERVERS_OWN = /^\/(api|feed|socket\.io|health|metrics)(\/|$)/;

/** Whether a path leads to what the server says by itself, and to no page or file of a build. */
export function isServerPath(path: string): boolean {
  return SERVERS_OWN.test(path);
}

/** Whether a path ends with a file's name, as a browser or a crawler asks for it, and never a person. */
export function isFilePath(path: string): boolean {
  return path.includes('.', path.lastIndexOf('/'));
}
