import { lazily } from './pieces/lazily';

/**
 * What a visit to the calendar runs besides the entry. The build reads this file: what is imported
 * here comes in the calendar's chunks, and dashboard.html asks for it at once (vite/chunks.ts).
 */
export const AppShell = lazily('AppShell', () => import('./AppShell'));
export const RequireSession = lazily(
  'RequireSession',
  () => import('./features/auth/RequireSession'),
);
export const SignedInShell = lazily('SignedInShell', () => import('./pages/SignedInShell'));
export const DashboardPage = lazily('DashboardPage', () => import('./pages/DashboardPage'));

/** The calendar's data: what is rendered first is the month, not another way of waiting for it. */
const firstCalendar = {
  fetchChunk: async () => (await import('./loadFirstCalendar')).loadFirstCalendar(),
};

const pieces = [AppShell, RequireSession, SignedInShell, DashboardPage, firstCalendar];

/**
 * All of it, one after the other: dashboard.html has asked for it at once, and a slow phone answers
 * between one and the next. What is missing is told where it is rendered.
 */
export const wholeCalendar = {
  fetchChunk: async () => {
    for (const { fetchChunk } of pieces) {
      await fetchChunk().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
    }
  },
};
