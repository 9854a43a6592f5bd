import { paletteOf } from './paletteOf.ts';
import { darkTokens, lightTokens, type ColorTokens } from './tokens.ts';

function declarations(branch: object, name: string): string[] {
  return Object.entries(branch).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? declarations(value, `${name}-${key}`)
      : [`${name}-${key}:${String(value)}`],
  );
}

function block(selector: string, scheme: 'light' | 'dark', tokens: ColorTokens): string {
  return `${selector}{color-scheme:${scheme};${declarations(paletteOf(tokens), '--kd-palette').join(';')}}`;
}

/** The palette as CSS, so that pages without MUI, and every first paint, have their colours. */
export function paletteCss(): string {
  return [
    // What lies under dialogs and around the tour's spotlight is darkened in both appearances.
    `:root{--kd-veil:${darkTokens.canvas}}`,
    block(':root,[data-theme="light"]', 'light', lightTokens),
    block('[data-theme="dark"]', 'dark', darkTokens),
  ].join('\n');
}
