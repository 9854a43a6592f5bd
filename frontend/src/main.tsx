import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import 'virtual:palette.css';
import './theme/base.css';
import { readCalendarEarly } from './api/earlyReads';
import { App, fetchChunksOf } from './App';

const RELOADED_AT = 'kd-reloaded-at';
/** Loading again helps once; a chunk that is missing then will not come by loading faster. */
const RELOAD_PAUSE_MS = 60_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A new release has replaced the chunks this page knows: the page as it is now knows the new ones.
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(RELOADED_AT));
  if (Date.now() - last < RELOAD_PAUSE_MS) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
});

// Before the code that shows it, which asks for it last.
if (/^\/dashboard\/?$/i.test(window.location.pathname)) void readCalendarEarly();
fetchChunksOf(window.location.pathname);

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// landing.html comes with its page in it (vite.config.ts).
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
