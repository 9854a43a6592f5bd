import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './buttonLink.css';

interface ButtonLinkProps {
  to: string;
  look?: 'filled' | 'outlined' | 'quiet';
  size?: 'medium' | 'large';
  children: ReactNode;
}

/** A link that looks like a button, without MUI, for pages that must be light. */
export function ButtonLink({ to, look = 'filled', size = 'medium', children }: ButtonLinkProps) {
  return (
    <Link to={to} className={`kd-button kd-button--${look} kd-button--${size}`}>
      {children}
    </Link>
  );
}
