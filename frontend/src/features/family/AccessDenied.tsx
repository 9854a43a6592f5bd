import { ButtonLink } from '../../ui/ButtonLink';
import { CardPage } from '../../product/CardPage';

/** The family's settings, asked for by somebody who does not own the family. */
export function AccessDenied() {
  return (
    <CardPage title="Access Denied" lead="Only family owners can access this page.">
      <div className="kd-card-page__body">
        <ButtonLink to="/dashboard" size="large">
          Return to Calendar
        </ButtonLink>
      </div>
    </CardPage>
  );
}
