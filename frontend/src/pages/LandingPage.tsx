import { PLANS } from '@kinday/contracts/product';
import { EntryLinks } from '../features/auth/EntryLinks';
import { Benefits } from '../features/landing/Benefits';
import { Facts } from '../features/landing/Facts';
import { FeatureCards } from '../features/landing/FeatureCards';
import { FinalCall } from '../features/landing/FinalCall';
import { Hero } from '../features/landing/Hero';
import { Steps } from '../features/landing/Steps';
import { Testimonial } from '../features/landing/Testimonial';
import { PageTitle } from '../product/PageTitle';
import { PublicFooter } from '../product/PublicFooter';
import { PublicHeader } from '../product/PublicHeader';
import * as messages from './messages';
import '../features/landing/landing.css';

const DESCRIPTION = messages.landingPage(PLANS.free.members);

export function LandingPage() {
  return (
    <>
      <PageTitle description={DESCRIPTION} />
      <PublicHeader actions={<EntryLinks />} />
      <main className="kd-landing">
        <Hero />
        <Facts />
        <section className="kd-landing-section" aria-labelledby="features">
          <h2 id="features">{messages.fridgeDoor}</h2>
          <FeatureCards />
        </section>
        <Steps />
        <Benefits />
        <Testimonial />
        <FinalCall />
      </main>
      <PublicFooter />
    </>
  );
}
