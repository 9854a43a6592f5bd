import { PLANS } from '@kinday/contracts/product';
import { EntryLinks } from '../features/auth/EntryLinks';
import { PlanCards } from '../features/info/PlanCards';
import { PREMIUM_PRICE, PRICING_QUESTIONS } from '../features/info/planMessages';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';

const { free, premium } = PLANS;
const DESCRIPTION = `Free for up to ${free.members} members and ${free.eventsPerMonth} events a month. Premium for up to ${premium.members} members, at ${PREMIUM_PRICE} a month.`;

export function PricingPage() {
  return (
    <ReadingPage
      title={`Free for one home. ${PREMIUM_PRICE} for the whole clan.`}
      lead="Start free, without a credit card. Change your mind anytime."
      actions={<EntryLinks />}
    >
      <PageTitle title="Pricing" description={DESCRIPTION} />
      <PlanCards />
      <h2 className="kd-reading__heading">Questions people ask</h2>
      {PRICING_QUESTIONS.map(([question, answer]) => (
        <section key={question} className="kd-reading__section">
          <h3>{question}</h3>
          <p>{answer}</p>
        </section>
      ))}
    </ReadingPage>
  );
}
