import { PRODUCT_NAME } from '@kinday/contracts/product';
import { Link } from 'react-router';
import { Logo } from './Logo';
import './publicShell.css';

const COLUMNS = [
  {
    heading: 'Product',
    links: [
      ['/features', 'Features'],
      ['/pricing', 'Pricing'],
      ['/signup', 'Sign Up'],
    ],
  },
  {
    heading: 'Company',
    links: [
      ['/about', 'About'],
      ['/contact', 'Contact'],
      ['/privacy', 'Privacy'],
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
            <span>The calendar on the fridge, on everyone’s screen.</span>
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
