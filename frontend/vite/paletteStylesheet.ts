import type { HtmlTagDescriptor, Plugin } from 'vite';
import { paletteCss } from '../src/theme/paletteCss.ts';
import { darkTokens, lightTokens } from '../src/theme/tokens.ts';

const PALETTE = 'virtual:palette.css';

/** The color of the browser's own bar; public/appearance.js chooses between the two. */
const THEME_COLOR: HtmlTagDescriptor = {
  tag: 'meta',
  attrs: {
    name: 'theme-color',
    content: lightTokens.canvas,
    'data-light': lightTokens.canvas,
    'data-dark': darkTokens.canvas,
  },
  // Before the script that reads it.
  injectTo: 'head-prepend',
};

/** Gives `tokens.ts` to the stylesheet and the document, so that the colours are there before any script ran. */
export function paletteStylesheet(): Plugin {
  const resolved = `\0${PALETTE}`;
  return {
    name: 'kinday-palette',
    resolveId: (id) => (id === PALETTE ? resolved : null),
    load: (id) => (id === resolved ? paletteCss() : null),
    transformIndexHtml: () => [THEME_COLOR],
  };
}
