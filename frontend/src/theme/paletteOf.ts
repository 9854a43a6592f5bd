import type { ColorTokens } from './tokens.ts';

/** The tokens under the names MUI and our CSS variables give them. */
export function paletteOf(tokens: ColorTokens) {
  const status = (main: string) => ({
    main,
    light: main,
    dark: main,
    contrastText: tokens.onStatus,
  });
  return {
    background: { default: tokens.canvas, paper: tokens.paper, sunken: tokens.sunken },
    text: {
      primary: tokens.text,
      secondary: tokens.text2,
      quiet: tokens.quiet,
      disabled: tokens.disabled,
    },
    divider: tokens.line,
    // At 45%, as a colour of its own: Firefox draws a gradient that has a color-mix() without hard stops.
    lineFaint: `${tokens.line}73`,
    lineStrong: tokens.lineStrong,
    primary: {
      main: tokens.primary,
      light: tokens.primaryHover,
      dark: tokens.primaryHover,
      contrastText: tokens.onPrimary,
    },
    secondary: {
      main: tokens.text2,
      light: tokens.text2,
      dark: tokens.text,
      contrastText: tokens.paper,
    },
    brand: { soft: tokens.brandSoft, onSoft: tokens.onBrandSoft },
    gold: { soft: tokens.goldSoft, text: tokens.goldText, edge: tokens.goldEdge },
    error: status(tokens.error),
    warning: status(tokens.warning),
    success: status(tokens.success),
    info: status(tokens.info),
    toast: { ground: tokens.toastGround, text: tokens.toastText, action: tokens.toastAction },
    action: { hover: tokens.hover, selected: tokens.selected, disabled: tokens.disabled },
  };
}
