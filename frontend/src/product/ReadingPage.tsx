import type { ReactNode } from 'react';
import { BackLink } from '../ui/BackLink';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';
import * as messages from './messages';
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
        <BackLink to="/">{messages.backToHome}</BackLink>
        <h1>{title}</h1>
        <p className="kd-reading__lead">{lead}</p>
        {children}
      </main>
      <PublicFooter />
    </>
  );
}
