import type { ButtonHTMLAttributes } from 'react';
import { buttonClass, type ButtonStyle } from './buttonClass';
import type { IconName } from './iconPaths';
import { LineIcon } from './LineIcon';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** Stands before the label. */
  icon?: IconName | undefined;
}

/** The product's button. It submits a form only when its `type` says so. */
export function Button({
  look,
  size,
  danger,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, danger, wide }, className)}
    >
      {icon && <LineIcon name={icon} size={20} />}
      {children}
    </button>
  );
}
