import { documentOf, PAGES, type PageAddress } from '@kinday/contracts/pages';

/** Any page can arrive in this one's document. */
const ANY_PAGE = PAGES.profile;

/** The pages whose documents are kept: one page of each document. */
export const KEPT_PAGES: readonly PageAddress[] = [
  ANY_PAGE,
  PAGES.dashboard,
  PAGES.landing,
  PAGES.login,
  PAGES.signup,
];

/** Pages that need their code and a person's data, and nothing else of the server. */
const SIGNED_IN = new Set<PageAddress | null>([
  PAGES.dashboard,
  PAGES.family,
  PAGES.profile,
  PAGES.otherCalendars,
  PAGES.reminders,
  PAGES.colorSelection,
]);

/** Whether a page is shown from what is kept even where there is a network. */
export function isSignedIn(page: PageAddress | null): boolean {
  return SIGNED_IN.has(page);
}

/** The kept page in whose document a page arrives; one whose own document is not kept arrives in index.html. */
export function keptPageOf(page: PageAddress | null, search: string): PageAddress {
  const document = documentOf(page, search);
  return KEPT_PAGES.find((kept) => documentOf(kept) === document) ?? ANY_PAGE;
}
