import { BRAND } from '@kinday/contracts/product';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from './Logo';
import * as messages from './messages';
import './cardPage.css';

interface CardPageProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Edge in px the card grows to. */
  width?: number;
  children?: ReactNode;
  /** Stands under the card: "New here? Sign up". */
  footer?: ReactNode;
}

/** One task on one card: a sheet of the calendar on the fridge, hanging from its two rings. */
export function CardPage({ title, lead, width = 420, children, footer }: CardPageProps) {
  return (
    <div className="kd-card-page">
      <header>
        <Link to="/" className="kd-brand">
          <Logo />
          {BRAND}
          <span className="kd-visually-hidden">{messages.home}</span>
        </Link>
      </header>
      <main className="kd-card-page__main" style={{ maxWidth: width }}>
        <div className="kd-card-page__card">
          <h1>{title}</h1>
          {lead && <p className="kd-card-page__lead">{lead}</p>}
          {children}
        </div>
        {footer && <div className="kd-card-page__footer">{footer}</div>}
      </main>
    </div>
  );
}
