// A script of its own before main.tsx: it has run while the page's code is still on its way.
import { pageAt, PAGES } from '@kinday/contracts/pages';
import { readCalendarEarly } from './api/earlyReads';

if (pageAt(window.location.pathname) === PAGES.dashboard) {
  void readCalendarEarly();
  // The first format costs a phone 60 ms, and the family's clock needs one: while the page's code is waited for.
  Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format();
}
