import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineIcon } from './LineIcon';
import './backLink.css';

/** The way back, at the top of a page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="kd-back">
      <LineIcon name="back" size={20} />
      {children}
    </Link>
  );
}
