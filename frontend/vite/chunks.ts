/** What a visit to the calendar runs besides the entry. */
export const CALENDAR_CODE =
  /[\\/]src[\\/](AppShell|loadFirstCalendar|features[\\/]auth[\\/]RequireSession|pages[\\/](SignedInShell|DashboardPage))\.tsx?$/;

/**
 * Few chunks: over HTTP/1.1 every file costs a visitor on slow 4G more than its bytes. Each takes
 * along whatever its modules import, unless one before it has that already.
 */
export const chunkGroups = [
  { name: 'early', test: /[\\/]src[\\/]early\.ts$/, priority: 5 },
  // Stays in the browser's cache when a release changes only our own code.
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|react-router)[\\/]/, priority: 4 },
  { name: 'base', test: /[\\/]src[\\/]main\.tsx$/, priority: 3 },
  { name: 'app', test: /[\\/]src[\\/](AppShell|pages[\\/]SignedInShell)\.tsx$/, priority: 2 },
  { name: 'calendar', test: CALENDAR_CODE, priority: 1 },
  { name: 'theme', test: /[\\/]src[\\/]theme[\\/]Themed\.tsx$/ },
];
