import type { CssVarsThemeOptions } from '@mui/material/styles';

const ON_PHONES = '@media (width < 600px)';
const FIELD_EDGE = '& .MuiOutlinedInput-notchedOutline';

/** What people press and fill in. */
export const controlStyles: CssVarsThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 'var(--kd-radius-pill)',
        minHeight: 40,
        padding: '8px 18px',
        [ON_PHONES]: { minHeight: 44 },
        '&[aria-disabled="true"]': { cursor: 'progress' },
      },
      sizeSmall: { minHeight: 32, padding: '4px 12px' },
      sizeLarge: { minHeight: 48, padding: '12px 24px', fontSize: 'var(--kd-size-body)' },
      text: { color: 'var(--variant-textColor)' },
      outlined: { borderWidth: 1 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        color: 'var(--kd-palette-text-secondary)',
        width: 40,
        height: 40,
        [ON_PHONES]: { width: 44, height: 44 },
      },
      sizeSmall: { width: 32, height: 32, [ON_PHONES]: { width: 36, height: 36 } },
    },
  },
  MuiFab: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--kd-radius-float)',
        boxShadow: 'var(--kd-shadow-menu)',
        textTransform: 'none',
      },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        // The label stands above its field: it never moves and never shrinks.
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: 'var(--kd-size-small)',
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'normal',
        color: 'var(--kd-palette-text-primary)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--kd-palette-text-primary)' },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: 'var(--kd-radius-field)',
        backgroundColor: 'var(--kd-palette-background-paper)',
        [FIELD_EDGE]: {
          top: 0,
          borderColor: 'var(--kd-palette-lineStrong)',
          transition: 'border-color var(--kd-fast) var(--kd-ease)',
          '& legend': { display: 'none' },
        },
        [`&:hover ${FIELD_EDGE.slice(2)}`]: { borderColor: 'var(--kd-palette-text-secondary)' },
        '&.Mui-disabled': { backgroundColor: 'var(--kd-palette-background-sunken)' },
        '&.MuiInputBase-sizeSmall .MuiOutlinedInput-input': { padding: '9px 12px' },
      },
      input: {
        height: 'auto',
        minHeight: 20,
        padding: '12px 14px',
        lineHeight: '20px',
        '&::placeholder': { color: 'var(--kd-palette-text-quiet)', opacity: 1 },
        '&:-webkit-autofill': {
          WebkitBoxShadow: '0 0 0 100px var(--kd-palette-brand-soft) inset',
          WebkitTextFillColor: 'var(--kd-palette-text-primary)',
          caretColor: 'var(--kd-palette-text-primary)',
        },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: 'var(--kd-size-event)',
        lineHeight: 1.4,
        color: 'var(--kd-palette-text-secondary)',
        '&.Mui-error': { color: 'var(--kd-palette-error-main)', fontWeight: 500 },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -9 },
      label: { fontSize: 'var(--kd-size-small)' },
    },
  },
  MuiCheckbox: {
    styleOverrides: { root: { padding: 9, color: 'var(--kd-palette-lineStrong)' } },
  },
  MuiRadio: {
    styleOverrides: { root: { padding: 9, color: 'var(--kd-palette-lineStrong)' } },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: 20 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        borderColor: 'var(--kd-palette-lineStrong)',
        borderRadius: 'var(--kd-radius-pill)',
        minHeight: 40,
        padding: '6px 16px',
        color: 'var(--kd-palette-text-secondary)',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--kd-palette-brand-soft)',
          color: 'var(--kd-palette-brand-onSoft)',
        },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      indicator: { height: 3, borderRadius: 'var(--kd-radius-pill)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        textTransform: 'none',
        fontSize: 'var(--kd-size-body)',
        fontWeight: 600,
        color: 'var(--kd-palette-text-secondary)',
      },
    },
  },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: 3 } } },
};
