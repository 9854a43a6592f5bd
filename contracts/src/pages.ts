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
} as const;

export type PageAddress = (typeof PAGES)[keyof typeof PAGES];

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
