import type { ButtonHTMLAttributes } from 'react';
import type { IconName } from './iconPaths';
import { LineIcon } from './LineIcon';
import './iconAction.css';

interface IconActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does, for those who do not see the icon. */
  label: string;
  size?: 'medium' | 'small';
}

/** A round button with an icon, without MUI, for what the first screen needs. */
export function IconAction(props: IconActionProps) {
  const { icon, label, size = 'medium', className = '', ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`kd-icon-action kd-icon-action--${size} ${className}`}
    >
      <LineIcon name={icon} size={size === 'small' ? 20 : 24} />
    </button>
  );
}
