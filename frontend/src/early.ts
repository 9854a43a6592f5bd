// A script of its own before main.tsx: it has run while the page's code is still on its way.
import { readCalendarEarly } from './api/earlyReads';

if (/^\/dashboard\/?$/i.test(window.location.pathname)) void readCalendarEarly();
