import { createTheme } from '@mui/material/styles';
import { SCHEME_ATTRIBUTE } from './appearance';
import { controlStyles } from './controlStyles';
import { surfaceStyles } from './surfaceStyles';
import { paletteOf } from './paletteOf';
import { darkTokens, lightTokens } from './tokens';

const DISPLAY = 'var(--kd-font-display)';

/** MUI's theme in the product's look. Spacing is in steps of 4 px: `p: 6` is 24 px. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'kd', colorSchemeSelector: SCHEME_ATTRIBUTE },
  colorSchemes: {
    light: { palette: paletteOf(lightTokens) },
    dark: { palette: paletteOf(darkTokens) },
  },
  spacing: 4,
  shape: { borderRadius: 10 },
  focusVisible: true,
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 120,
      standard: 200,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 120,
    },
    easing: { easeInOut: 'cubic-bezier(0, 0, 0.2, 1)', sharp: 'cubic-bezier(0, 0, 0.2, 1)' },
  },
  typography: {
    fontFamily: 'var(--kd-font-text)',
    h1: { fontFamily: DISPLAY, fontSize: 'var(--kd-size-month)', fontWeight: 800 },
    h2: { fontFamily: DISPLAY, fontSize: 'var(--kd-size-title)', fontWeight: 700 },
    h3: { fontFamily: DISPLAY, fontSize: 'var(--kd-size-body)', fontWeight: 700 },
    h6: { fontFamily: DISPLAY, fontSize: 'var(--kd-size-title)', fontWeight: 700 },
    body1: { fontSize: 'var(--kd-size-body)' },
    body2: { fontSize: 'var(--kd-size-small)' },
    button: {
      fontSize: 'var(--kd-size-small)',
      fontWeight: 600,
      textTransform: 'none',
      letterSpacing: 0,
      lineHeight: 1.4,
    },
    caption: { fontSize: 'var(--kd-size-time)' },
  },
  components: { ...controlStyles, ...surfaceStyles },
});
