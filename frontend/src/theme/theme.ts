import { createTheme } from '@mui/material/styles';
import { SCHEME_ATTRIBUTE } from './appearance';
import { overlayStyles } from './overlayStyles';
import { paletteOf } from './paletteOf';
import { darkTokens, lightTokens } from './tokens';

/** MUI's theme, for the overlays in ui/: everything else is plain CSS. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'kd', colorSchemeSelector: SCHEME_ATTRIBUTE },
  colorSchemes: {
    light: { palette: paletteOf(lightTokens) },
    dark: { palette: paletteOf(darkTokens) },
  },
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
  typography: { fontFamily: 'var(--kd-font-text)' },
  components: overlayStyles,
});
