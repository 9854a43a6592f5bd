import { EntryLinks } from '../features/auth/EntryLinks';
import { PlanCards } from '../features/info/PlanCards';
import { PRICING_QUESTIONS } from '../features/info/planTexts';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';

export function PricingPage() {
  return (
    <ReadingPage
      title="Free for one home. $3.99 for the whole clan."
      lead="Start free, without a credit card. Change your mind anytime."
      actions={<EntryLinks />}
    >
      <PageTitle
        title="Pricing"
        description="Free for up to 5 members and 30 events a month. Premium for up to 20 members, at $3.99 a month."
      />
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
