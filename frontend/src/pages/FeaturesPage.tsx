import { INVITE_CODE_LENGTH } from '@kinday/contracts/product';
import { EntryLinks } from '../features/auth/EntryLinks';
import { FeatureCards } from '../features/landing/FeatureCards';
import { ButtonLink } from '../ui/ButtonLink';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';
import * as productMessages from '../product/messages';
import * as messages from './messages';

const DESCRIPTION = messages.featuresPage(INVITE_CODE_LENGTH);

export function FeaturesPage() {
  return (
    <ReadingPage
      title={messages.whatKindayDoes}
      lead={messages.featuresLead}
      actions={<EntryLinks />}
      wide
    >
      <PageTitle title={productMessages.features} description={DESCRIPTION} />
      <h2 className="kd-visually-hidden">{productMessages.features}</h2>
      <FeatureCards detailed />
      <p className="kd-reading__end">
        <ButtonLink to="/signup" size="large">
          {messages.getStartedFree}
        </ButtonLink>
      </p>
    </ReadingPage>
  );
}
