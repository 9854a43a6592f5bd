import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  documentOf,
  OUTLINED_PAGES,
  PAGES,
  WRITTEN_PAGES,
  type PageAddress,
} from '@kinday/contracts/pages';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import { headOf } from './headOf.ts';

/** What a prerendered page starts with before its content: React marks where a boundary begins. */
const CONTENT_STARTS = '<!--$-->';
/** What a document is called until its page says so itself; a prerendered page has. */
const TITLE = /<title>.*<\/title>/;

/**
 * Writes the documents beside index.html: pages that people see before any script has arrived. Of
 * those that need their code to be of use, what is written is an outline: it shows no form (auth.css),
 * and the page takes its place (main.tsx).
 */
export function documents(): Plugin {
  let built: ResolvedConfig;
  return {
    name: 'kinday-documents',
    apply: 'build',
    configResolved: (config) => void (built = config),
    writeBundle: async ({ dir = '' }, bundle) => {
      const document = await readFile(join(dir, 'index.html'), 'utf8');
      const server = await startPrerenderer(built);
      try {
        const { prerender } = (await server.ssrLoadModule(
          '/src/prerender.tsx',
        )) as typeof import('../src/prerender');
        const write = async (page: PageAddress, root: string) => {
          const head = headOf(page, bundle, document);
          const written = withPage(document, head, await prerender(page), root);
          await writeFile(join(dir, documentOf(page)), written);
        };
        for (const page of WRITTEN_PAGES) await write(page, '<div id="root">');
        for (const page of OUTLINED_PAGES) await write(page, `<div id="root" ${outlineOf(page)}>`);
      } finally {
        await server.close();
      }
    },
  };
}

/** What marks an outline. The calendar's has nothing to press, and who hears pages hears it load. */
function outlineOf(page: PageAddress): string {
  return page === PAGES.dashboard ? 'data-outline' : 'data-outline inert';
}

function withPage(document: string, head: string, page: string, root: string): string {
  const start = Math.max(page.indexOf(CONTENT_STARTS), 0);
  const [ownHead, content] = [page.slice(0, start), page.slice(start)];
  if (!/<(h1|main)\b/.test(content)) throw new Error(`A page could not be written: ${page}`);
  return (ownHead ? document.replace(TITLE, '') : document)
    .replace('</head>', () => `${ownHead}${head}</head>`)
    .replace('<div id="root">', () => root + content);
}

/** Runs the pages' own code in Node. */
function startPrerenderer({ root, configFile }: ResolvedConfig) {
  return createServer({
    root,
    configFile: configFile ?? false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    // A development server that is running keeps its own.
    cacheDir: join(root, '../.cache/vite-prerender'),
  });
}
