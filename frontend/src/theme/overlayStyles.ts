import type { CssVarsThemeOptions } from '@mui/material/styles';

/** What lies over the page: dialogs, panels, drawers and the shade under them. */
export const overlayStyles: CssVarsThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiModal: {
    styleOverrides: {
      // What fades away still takes clicks (the second one of a double click), but no more keys:
      // isModalOpen looks for this.
      root: ({ ownerState }) => (ownerState.open ? undefined : { '--kd-fades': 1 }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--kd-radius-grid)',
        boxShadow: 'var(--kd-shadow-dialog)',
        '@media (width < 600px)': { margin: 16, width: 'calc(100% - 32px)' },
      },
      paperFullScreen: {
        borderRadius: 0,
        margin: 0,
        width: '100%',
        '@media (width < 600px)': { margin: 0, width: '100%' },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'color-mix(in srgb, var(--kd-veil) 50%, transparent)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { borderRadius: 'var(--kd-radius-card)', boxShadow: 'var(--kd-shadow-menu)' },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: 'var(--kd-shadow-dialog)' } } },
};
