import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import 'virtual:palette.css';
import './theme/base.css';
import { App, fetchChunksOf } from './App';
import { PieceMissing } from './pieces/lazily';
import { loadNewRelease } from './pieces/loadPageAgain';
import { keepFocus } from './ui/focus/keepFocus';

const TOOLTIPS_AFTER_MS = 1_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The release this page is of may have been replaced, and its pieces with it.
window.addEventListener('vite:preloadError', () => void loadNewRelease(import.meta.url));

keepFocus();
window.addEventListener('load', () => {
  const load = async () => (await import('./ui/showTooltips')).showTooltips();
  // The page comes first. Without the piece there are no tooltips, and nothing else is missing.
  setTimeout(() => void load().catch(() => undefined), TOOLTIPS_AFTER_MS);
});

/** Makes the page one that can be used, once it stands there. */
function Arriving({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void (root!.inert = false), []);
  return children;
}

const chunks = fetchChunksOf(window.location.pathname);
const app = (
  <StrictMode>
    <Arriving>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Arriving>
  </StrictMode>
);
const options = {
  // A piece that cannot come is told in its place, and the browser reports the request.
  onCaughtError: (error: unknown) => error instanceof PieceMissing || console.error(error),
};
// Rendered piece by piece, so that a slow phone answers meanwhile.
const show = () => startTransition(() => createRoot(root, options).render(app));
// A document may come with its page in it, or with an outline in which nothing can be pressed or typed
// until the page's code takes its place (vite/documents.ts).
if (!root.firstElementChild) show();
else
  void chunks.then(() => {
    if ('outline' in root.dataset) show();
    else hydrateRoot(root, app, options);
  });
