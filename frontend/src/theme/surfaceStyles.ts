import type { CssVarsThemeOptions } from '@mui/material/styles';

/** What lies under or over the page: cards, menus, dialogs, hints. */
export const surfaceStyles: CssVarsThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--kd-radius-card)',
        border: '1px solid var(--kd-palette-divider)',
      },
    },
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
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '24px 24px 8px', lineHeight: 1.3 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogContentText: {
    styleOverrides: { root: { color: 'var(--kd-palette-text-secondary)' } },
  },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } },
    defaultProps: { disableSpacing: true },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'color-mix(in srgb, var(--kd-veil) 50%, transparent)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--kd-radius-card)',
        boxShadow: 'var(--kd-shadow-menu)',
        marginTop: 4,
      },
      list: { padding: 6 },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { borderRadius: 'var(--kd-radius-card)', boxShadow: 'var(--kd-shadow-menu)' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--kd-radius-field)',
        minHeight: 40,
        fontSize: 'var(--kd-size-small)',
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: 'var(--kd-palette-brand-soft)',
          color: 'var(--kd-palette-brand-onSoft)',
        },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 700, enterNextDelay: 700, enterTouchDelay: 700 },
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--kd-palette-toast-ground)',
        color: 'var(--kd-palette-toast-text)',
        fontSize: 'var(--kd-size-event)',
        fontWeight: 500,
        padding: '6px 10px',
        borderRadius: 'var(--kd-radius-event)',
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: 'var(--kd-shadow-dialog)' } } },
  MuiSkeleton: {
    styleOverrides: { root: { backgroundColor: 'var(--kd-palette-background-sunken)' } },
  },
};
