/** How the person wants the product to look; `system` follows the device. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** Where the choice is kept in this browser; public/appearance.js reads it before the first paint. */
export const APPEARANCE_KEY = 'kd-appearance';
/** The attribute on <html> that carries the scheme in force. */
export const SCHEME_ATTRIBUTE = 'data-theme';
