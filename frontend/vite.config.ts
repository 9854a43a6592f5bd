import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  createServer,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolvedConfig,
} from 'vite';
import { paletteCss } from './src/theme/paletteCss.ts';

const SERVER = 'http://localhost:3000';
const PALETTE = 'virtual:palette.css';

/** Gives `tokens.ts` to the stylesheet, so that the colours are there before any script ran. */
function paletteStylesheet(): Plugin {
  const resolved = `\0${PALETTE}`;
  return {
    name: 'kinday-palette',
    resolveId: (id) => (id === PALETTE ? resolved : null),
    load: (id) => (id === resolved ? paletteCss() : null),
  };
}

/** Asks for the two latin fonts at once instead of when the first text needs them. */
function fontPreloads(): Plugin {
  return {
    name: 'kinday-font-preloads',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => /(figtree|gabarito)-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  };
}

/** What a visit to the calendar runs besides the entry: its code can come along with the entry's. */
const CALENDAR_CODE =
  /\/src\/(AppShell|features\/auth\/RequireSession|pages\/(SignedInShell|DashboardPage))\.tsx$/;
const CALENDAR_PRELOAD = 'data-calendar';

/** Asks for the calendar's chunks at once instead of when the entry has run; the landing page does not. */
function calendarPreloads(): Plugin {
  return {
    name: 'kinday-calendar-preloads',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }): HtmlTagDescriptor[] => {
        const files = new Set<string>();
        const add = (file: string) => {
          const chunk = bundle[file];
          if (files.has(file) || chunk?.type !== 'chunk') return;
          files.add(file);
          chunk.imports.forEach(add);
        };
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && CALENDAR_CODE.test(chunk.facadeModuleId ?? '')) {
            add(chunk.fileName);
          }
        }
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'modulepreload',
              href: `/${file}`,
              crossorigin: true,
              fetchpriority: 'low',
              [CALENDAR_PRELOAD]: true,
            },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** What a prerendered page starts with before its content: React marks where a boundary begins. */
const CONTENT_STARTS = '<!--$-->';

/**
 * Writes landing.html beside index.html: the same document with the landing page in it, for the
 * server to send at `/`. Strangers see the page before any script has arrived.
 */
function landingDocument(): Plugin {
  let built: ResolvedConfig;
  return {
    name: 'kinday-landing-document',
    apply: 'build',
    configResolved: (config) => void (built = config),
    closeBundle: async () => {
      const renderer = await createServer({
        root: built.root,
        configFile: built.configFile ?? false,
        logLevel: 'error',
        appType: 'custom',
        server: { middlewareMode: true, watch: null, hmr: false, ws: false },
        optimizeDeps: { noDiscovery: true },
        // A development server that is running keeps its own.
        cacheDir: join(built.root, '../.cache/vite-landing'),
      });
      try {
        const { prerenderLanding } = (await renderer.ssrLoadModule(
          '/src/prerenderLanding.tsx',
        )) as typeof import('./src/prerenderLanding');
        const rendered = prerenderLanding();
        const start = rendered.indexOf(CONTENT_STARTS);
        const outDir = resolve(built.root, built.build.outDir);
        const page = await readFile(join(outDir, 'index.html'), 'utf8');
        const landing = page
          .replace(new RegExp(`\\s*<link[^>]*${CALENDAR_PRELOAD}[^>]*>`, 'g'), '')
          .replace('</head>', () => `${rendered.slice(0, start)}</head>`)
          .replace('<div id="root">', () => `<div id="root">${rendered.slice(start)}`);
        await writeFile(join(outDir, 'landing.html'), landing);
      } finally {
        await renderer.close();
      }
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), paletteStylesheet(), fontPreloads(), calendarPreloads(), landingDocument()],
  server: {
    proxy: {
      '/api': SERVER,
      '/health': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
  build: { outDir: 'dist', target: 'baseline-widely-available' },
});
