import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonStyle } from './buttonClass';

interface ButtonLinkProps extends Pick<ButtonStyle, 'look' | 'size'> {
  to: string;
  children: ReactNode;
}

/** A link to a page of ours that looks like a button. */
export function ButtonLink({ to, look = 'filled', size, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass({ look, size })}>
      {children}
    </Link>
  );
}
