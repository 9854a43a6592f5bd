// A script of its own before main.tsx: it has run while the page's code is still on its way.
import { pageAt, PAGES } from '@kinday/contracts/pages';
import { readCalendarEarly } from './api/earlyReads';

if (pageAt(window.location.pathname) === PAGES.dashboard) void readCalendarEarly();
