import type { ButtonHTMLAttributes } from 'react';
import './buttonLink.css';

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'filled' | 'outlined' | 'quiet';
}

/** A button without MUI, for what the first screen needs; it looks the same. */
export function PlainButton({ look = 'outlined', className = '', ...rest }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`kd-button kd-button--${look} kd-button--medium ${className}`}
    />
  );
}
