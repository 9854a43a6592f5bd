import './button.css';

/** How a button, or a link that looks like one, looks. */
export interface ButtonStyle {
  /** `quiet` is a text in the page's colour, `text` one in the product's. Otherwise `outlined`. */
  look?: 'filled' | 'outlined' | 'quiet' | 'text' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** It takes something away. */
  danger?: boolean | undefined;
  /** As wide as what it stands in. */
  wide?: boolean | undefined;
}

/** The classes of `button.css` for a style. */
export function buttonClass(style: ButtonStyle, more = ''): string {
  const { look = 'outlined', size = 'medium', danger = false, wide = false } = style;
  return [
    `kd-button kd-button--${look} kd-button--${size}`,
    danger && 'kd-button--danger',
    wide && 'kd-button--wide',
    more,
  ]
    .filter(Boolean)
    .join(' ');
}
