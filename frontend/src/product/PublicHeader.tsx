import { BRAND } from '@kinday/contracts/product';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from './Logo';
import * as messages from './messages';
import './publicShell.css';

const PAGES = [
  ['/features', messages.features],
  ['/pricing', messages.pricing],
  ['/about', messages.about],
] as const;

/** The bar over every page that anybody can read. `actions` stand at its end. */
export function PublicHeader({ actions }: { actions: ReactNode }) {
  return (
    <header className="kd-public-header">
      <Link to="/" className="kd-brand">
        <Logo />
        {BRAND}
        <span className="kd-visually-hidden">{messages.home}</span>
      </Link>
      <nav className="kd-public-header__pages" aria-label={messages.pages}>
        {PAGES.map(([to, label]) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="kd-public-header__actions">{actions}</div>
    </header>
  );
}
