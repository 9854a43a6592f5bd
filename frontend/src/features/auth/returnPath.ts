/** The query parameter of /login that names the page asked for. */
const PARAMETER = 'next';

/** The address of the log-in page that comes back to a page of ours. */
export function loginPath(pageAskedFor: string): string {
  return `/login?${new URLSearchParams({ [PARAMETER]: pageAskedFor })}`;
}

/** The address of the sign-up page that goes on to a page of ours, if one was asked for. */
export function signupPath(pageAskedFor: string | null): string {
  return pageAskedFor ? `/signup?${new URLSearchParams({ [PARAMETER]: pageAskedFor })}` : '/signup';
}

/** The page to go to after log-in, if the query names one of ours; never another site. */
export function returnPath(query: URLSearchParams): string | null {
  const asked = query.get(PARAMETER);
  if (!asked?.startsWith('/')) return null;
  const here = window.location.origin;
  // Browsers read "/\host" and "//host" as another site: let the URL parser decide.
  const url = URL.canParse(asked, here) ? new URL(asked, here) : null;
  return url?.origin === here ? url.pathname + url.search + url.hash : null;
}
