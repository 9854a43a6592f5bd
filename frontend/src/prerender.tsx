import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './App';
import { CalendarSkeleton } from './features/calendar/CalendarSkeleton';

/**
 * The landing page as HTML, for the build: strangers see it before any script ran. What belongs in
 * the document's head (title, descriptions) comes first.
 */
export function prerenderLanding(): string {
  return renderToString(
    <StaticRouter location="/">
      <App />
    </StaticRouter>,
  );
}

/** The calendar's skeleton as HTML: which month it is only the browser knows. */
export function prerenderSkeleton(): string {
  return renderToStaticMarkup(<CalendarSkeleton />);
}
