import { INVITE_CODE_LENGTH } from '@kinday/contracts/product';
import { EntryLinks } from '../features/auth/EntryLinks';
import { FeatureCards } from '../features/landing/FeatureCards';
import { ButtonLink } from '../ui/ButtonLink';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';

const DESCRIPTION = `Everyone's own color, a ${INVITE_CODE_LENGTH}-character invite code, live on every screen, events that repeat, who does what, and nobody looking over your shoulder.`;

export function FeaturesPage() {
  return (
    <ReadingPage
      title="What Kinday does"
      lead="One calendar for everybody who lives together, or feels like it. Here is what it does, without the small print."
      actions={<EntryLinks />}
      wide
    >
      <PageTitle title="Features" description={DESCRIPTION} />
      <h2 className="kd-visually-hidden">Features</h2>
      <FeatureCards detailed />
      <p className="kd-reading__end">
        <ButtonLink to="/signup" size="large">
          Get Started Free
        </ButtonLink>
      </p>
    </ReadingPage>
  );
}
