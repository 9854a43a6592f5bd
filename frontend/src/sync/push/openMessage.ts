/** What the service worker asks a page for, with a port on which the page says that it has heard. */
export interface OpenMessage {
  kind: 'open';
  /** The page's address, a path of ours. */
  path: string;
}
