import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink';
import { CardPage } from '../../product/CardPage';

/**
 * The family's settings, asked for by somebody who does not own the family.
 * @param children what of them every member may know
 */
export function AccessDenied({ children }: { children: ReactNode }) {
  return (
    <CardPage title="Access Denied" lead="Only family owners can access this page.">
      <div className="kd-card-page__body">
        {children}
        <ButtonLink to="/dashboard" size="large">
          Return to Calendar
        </ButtonLink>
      </div>
    </CardPage>
  );
}
