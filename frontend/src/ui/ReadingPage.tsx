import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineIcon } from './LineIcon';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';
import './readingPage.css';

interface ReadingPageProps {
  title: string;
  lead: ReactNode;
  /** Stands at the end of the top bar. */
  actions: ReactNode;
  /** Lets the content be as wide as the header; texts stay a column. */
  wide?: boolean;
  children: ReactNode;
}

/** A public page of text, with a way back home. */
export function ReadingPage({ title, lead, actions, wide = false, children }: ReadingPageProps) {
  return (
    <>
      <PublicHeader actions={actions} />
      <main className={`kd-reading${wide ? ' kd-reading--wide' : ''}`}>
        <Link to="/" className="kd-reading__home">
          <LineIcon name="back" size={20} />
          Back to Home
        </Link>
        <h1>{title}</h1>
        <p className="kd-reading__lead">{lead}</p>
        {children}
      </main>
      <PublicFooter />
    </>
  );
}
