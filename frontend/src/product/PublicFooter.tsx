import { PRODUCT_NAME } from '@kinday/contracts/product';
import { Link } from 'react-router';
import { Logo } from './Logo';
import * as messages from './messages';
import './publicShell.css';

const COLUMNS = [
  {
    heading: messages.product,
    links: [
      ['/features', messages.features],
      ['/pricing', messages.pricing],
      ['/signup', messages.signUp],
    ],
  },
  {
    heading: messages.company,
    links: [
      ['/about', messages.about],
      ['/contact', messages.contact],
      ['/privacy', messages.privacy],
    ],
  },
] as const;

/** The foot of every page that anybody can read. */
export function PublicFooter() {
  return (
    <footer className="kd-public-footer">
      <div className="kd-public-footer__inner">
        <div className="kd-public-footer__brand">
          <Logo size={32} />
          <p>
            {PRODUCT_NAME}
            <span>{messages.onEveryonesScreen}</span>
          </p>
        </div>
        {COLUMNS.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
