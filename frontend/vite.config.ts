import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { paletteCss } from './src/theme/paletteCss';

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

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), paletteStylesheet(), fontPreloads()],
  server: {
    proxy: {
      '/api': SERVER,
      '/health': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
  build: { outDir: 'dist', target: 'baseline-widely-available' },
});
