import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import 'virtual:palette.css';
import './theme/base.css';
import { App, fetchChunksOf } from './App';
import { keepFocus } from './ui/focus/keepFocus';

const RELOADED_AT = 'kd-reloaded-at';
/** Loading again helps once; a chunk that is missing then will not come by loading faster. */
const RELOAD_PAUSE_MS = 60_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

async function loadAgain(): Promise<void> {
  const last = Number(sessionStorage.getItem(RELOADED_AT));
  if (Date.now() - last < RELOAD_PAUSE_MS) return;
  // Out of the server's reach there would be no page at all, and what is typed would be gone.
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
}

// A new release has replaced the chunks this page knows: the page as it is now knows the new ones.
window.addEventListener('vite:preloadError', () => void loadAgain());

keepFocus();
const chunks = fetchChunksOf(window.location.pathname);
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
const show = () => createRoot(root).render(app);
// landing.html comes with its page in it, calendar.html with the calendar's skeleton, which stands
// until the calendar's code is there (vite/documents.ts).
if (window.location.pathname === '/') hydrateRoot(root, app);
else if (root.firstElementChild) void chunks.then(show);
else show();
