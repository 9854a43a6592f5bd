/**
 * Every colour of the product, for both appearances. Two readers: `paletteCss.ts` writes them as CSS
 * before the first paint, `theme.ts` hands them to MUI's overlays. Both give the same names, for any CSS:
 *
 *   --kd-palette-background-default   the canvas          --kd-palette-background-paper   cells, cards
 *   --kd-palette-background-sunken    outside days        --kd-palette-divider            hairlines
 *   --kd-palette-lineFaint            half hours          --kd-palette-lineStrong         edges of inputs
 *   --kd-palette-text-primary         text                --kd-palette-text-secondary     quieter text
 *   --kd-palette-text-quiet           outside-day numbers --kd-palette-text-disabled
 *   --kd-palette-primary-main / -dark (hover) / -contrastText (its label)
 *   --kd-palette-brand-soft / -onSoft                     tinted ground and the text on it
 *   --kd-palette-gold-soft / -text / -edge                special dates
 *   --kd-palette-error-main, -warning-main, -success-main, -info-main (each with -contrastText)
 *   --kd-palette-toast-ground / -text / -action
 *   --kd-palette-action-hover / -selected                 washes over any ground
 *
 * Sizes, radii, type, motion and elevations have one value for both appearances and stand in
 * `sizes.css` (the typefaces in `fonts.css`): --kd-radius-event|field|card|grid|pill|float, --kd-font-text|display,
 * --kd-size-hero|month|title|body|small|event|time|tiny, --kd-space-1 … (4 px steps),
 * --kd-ease, --kd-fast (120 ms), --kd-slow (200 ms), --kd-shadow-menu|dialog|drag.
 */
export interface ColorTokens {
  canvas: string;
  paper: string;
  sunken: string;
  text: string;
  text2: string;
  quiet: string;
  disabled: string;
  line: string;
  lineStrong: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  brandSoft: string;
  onBrandSoft: string;
  goldSoft: string;
  goldText: string;
  goldEdge: string;
  error: string;
  warning: string;
  success: string;
  info: string;
  onStatus: string;
  toastGround: string;
  toastText: string;
  toastAction: string;
  hover: string;
  selected: string;
}

export const lightTokens: ColorTokens = {
  canvas: '#F7F4F9',
  paper: '#FFFFFF',
  sunken: '#F0EBF3',
  text: '#241A26',
  text2: '#5D5063',
  quiet: '#6F6275',
  disabled: '#8C7D94',
  line: '#DFD7E4',
  lineStrong: '#8C7D94',
  primary: '#6B2A5B',
  primaryHover: '#541E47',
  onPrimary: '#FFFFFF',
  brandSoft: '#F6E3F0',
  onBrandSoft: '#4A1940',
  goldSoft: '#FFF0CC',
  goldText: '#5A3B00',
  goldEdge: '#B37A00',
  error: '#B4232F',
  warning: '#8A5200',
  success: '#1F6B4F',
  info: '#24608F',
  onStatus: '#FFFFFF',
  toastGround: '#2C2130',
  toastText: '#F7F4F9',
  toastAction: '#F2B8E2',
  hover: 'rgba(36, 26, 38, 0.06)',
  selected: 'rgba(107, 42, 91, 0.1)',
};

export const darkTokens: ColorTokens = {
  canvas: '#161118',
  paper: '#1F1922',
  sunken: '#120E14',
  text: '#F4EEF6',
  text2: '#BDB0C3',
  quiet: '#A497AB',
  disabled: '#8F8297',
  line: '#3B3140',
  lineStrong: '#8F8297',
  primary: '#E7A9D6',
  primaryHover: '#F0C2E3',
  onPrimary: '#3B1233',
  brandSoft: '#4B2042',
  onBrandSoft: '#FBDDF1',
  goldSoft: '#4A3500',
  goldText: '#FFE2A0',
  goldEdge: '#FFCB57',
  error: '#FFB3AE',
  warning: '#FFC47A',
  success: '#8FD8B5',
  info: '#A7CBF5',
  onStatus: '#241A26',
  toastGround: '#F4EEF6',
  toastText: '#241A26',
  toastAction: '#6B2A5B',
  hover: 'rgba(244, 238, 246, 0.08)',
  selected: 'rgba(231, 169, 214, 0.16)',
};
