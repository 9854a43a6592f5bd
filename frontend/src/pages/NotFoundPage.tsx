import { ButtonLink } from '../ui/ButtonLink';
import { CardPage } from '../product/CardPage';
import { PageTitle } from '../product/PageTitle';

export function NotFoundPage() {
  return (
    <CardPage
      title="404 Page Not Found"
      lead="Did you forget to add the page to the router?"
      width={460}
    >
      <PageTitle title="404 Page Not Found" hidden />
      <div className="kd-card-page__body">
        <ButtonLink to="/" size="large">
          Back to Home
        </ButtonLink>
      </div>
    </CardPage>
  );
}
