import type { Plugin } from 'vite';
import { paletteCss } from '../src/theme/paletteCss.ts';

const PALETTE = 'virtual:palette.css';

/** Gives `tokens.ts` to the stylesheet, so that the colours are there before any script ran. */
export function paletteStylesheet(): Plugin {
  const resolved = `\0${PALETTE}`;
  return {
    name: 'kinday-palette',
    resolveId: (id) => (id === PALETTE ? resolved : null),
    load: (id) => (id === resolved ? paletteCss() : null),
  };
}
