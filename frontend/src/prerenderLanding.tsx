import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './App';

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
