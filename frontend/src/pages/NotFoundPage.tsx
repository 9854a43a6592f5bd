import { ButtonLink } from '../ui/ButtonLink';
import { CardPage } from '../product/CardPage';
import { PageTitle } from '../product/PageTitle';
import * as productMessages from '../product/messages';
import * as messages from './messages';

export function NotFoundPage() {
  return (
    <CardPage title={messages.notFound} lead={messages.forgotRoute} width={460}>
      <PageTitle title={messages.notFound} hidden />
      <div className="kd-card-page__body">
        <ButtonLink to="/" size="large">
          {productMessages.backToHome}
        </ButtonLink>
      </div>
    </CardPage>
  );
}
