import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import { calendarHead } from './calendarHead.ts';

/** What a prerendered page starts with before its content: React marks where a boundary begins. */
const CONTENT_STARTS = '<!--$-->';
/** What a document is called until its page says so itself; a prerendered page has. */
const TITLE = /<title>.*<\/title>/;

/**
 * Writes two documents beside index.html, which people see before any script has arrived:
 * landing.html with the landing page in it, and calendar.html with the calendar's skeleton, which
 * asks for the calendar's data and code at once. The server sends them at their addresses.
 */
export function documents(): Plugin {
  let built: ResolvedConfig;
  return {
    name: 'kinday-documents',
    apply: 'build',
    configResolved: (config) => void (built = config),
    writeBundle: async ({ dir = '' }, bundle) => {
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      const { prerenderLanding, prerenderSkeleton } = await prerenderer(built);
      const landing = prerenderLanding();
      const start = landing.indexOf(CONTENT_STARTS);
      await writeFile(
        join(dir, 'landing.html'),
        withParts(page.replace(TITLE, ''), landing.slice(0, start), landing.slice(start)),
      );
      await writeFile(
        join(dir, 'calendar.html'),
        withParts(page, calendarHead(bundle, page), prerenderSkeleton()),
      );
    },
  };
}

function withParts(page: string, head: string, content: string): string {
  return page
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root">', () => `<div id="root">${content}`);
}

/** The pages' own code, run in Node. */
async function prerenderer(built: ResolvedConfig) {
  const server = await createServer({
    root: built.root,
    configFile: built.configFile ?? false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    // A development server that is running keeps its own.
    cacheDir: join(built.root, '../.cache/vite-prerender'),
  });
  try {
    return (await server.ssrLoadModule('/src/prerender.tsx')) as typeof import('../src/prerender');
  } finally {
    await server.close();
  }
}
