import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink';
import { CardPage } from '../../product/CardPage';
import * as messages from './messages';

/**
 * The family's settings, asked for by somebody who does not own the family.
 * @param children what of them every member may know
 */
export function AccessDenied({ children }: { children: ReactNode }) {
  return (
    <CardPage title={messages.accessDenied} lead={messages.onlyOwners}>
      <div className="kd-card-page__body">
        {children}
        <ButtonLink to="/dashboard" size="large">
          {messages.returnToCalendar}
        </ButtonLink>
      </div>
    </CardPage>
  );
}
