import { PLANS } from '@kinday/contracts/product';
import { EntryLinks } from '../features/auth/EntryLinks';
import { PlanCards } from '../features/info/PlanCards';
import { PREMIUM_PRICE, PRICING_QUESTIONS } from '../features/info/planMessages';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';
import * as productMessages from '../product/messages';
import * as messages from './messages';

const { free, premium } = PLANS;
const DESCRIPTION = messages.pricingPage(
  free.members,
  free.eventsPerMonth,
  premium.members,
  PREMIUM_PRICE,
);

export function PricingPage() {
  return (
    <ReadingPage
      title={messages.pricingTitle(PREMIUM_PRICE)}
      lead={messages.pricingLead}
      actions={<EntryLinks />}
    >
      <PageTitle title={productMessages.pricing} description={DESCRIPTION} />
      <PlanCards />
      <h2 className="kd-reading__heading">{messages.questionsPeopleAsk}</h2>
      {PRICING_QUESTIONS.map(([question, answer]) => (
        <section key={question} className="kd-reading__section">
          <h3>{question}</h3>
          <p>{answer}</p>
        </section>
      ))}
    </ReadingPage>
  );
}
