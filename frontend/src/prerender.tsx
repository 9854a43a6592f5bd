import { PAGES, type PageAddress } from '@kinday/contracts/pages';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App, fetchChunksOf } from './App';
import { CalendarSkeleton } from './features/calendar/CalendarSkeleton';

/**
 * A page as HTML, for the build: people see it before any script has run. What belongs in the
 * document's head (title, descriptions) comes first.
 */
export async function prerender(page: PageAddress): Promise<string> {
  // Which month the calendar shows only the browser knows.
  if (page === PAGES.dashboard) return renderToStaticMarkup(<CalendarSkeleton />);
  await fetchChunksOf(page);
  return renderToString(
    <StaticRouter location={page}>
      <App />
    </StaticRouter>,
  );
}
