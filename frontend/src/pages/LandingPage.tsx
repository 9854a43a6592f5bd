import { EntryLinks } from '../features/auth/EntryLinks';
import { Benefits } from '../features/welcome/Benefits';
import { Facts } from '../features/welcome/Facts';
import { FeatureCards } from '../features/welcome/FeatureCards';
import { FinalCall } from '../features/welcome/FinalCall';
import { Hero } from '../features/welcome/Hero';
import { Steps } from '../features/welcome/Steps';
import { Testimonial } from '../features/welcome/Testimonial';
import { PageTitle } from '../ui/PageTitle';
import { PublicFooter } from '../ui/PublicFooter';
import { PublicHeader } from '../ui/PublicHeader';
import '../features/welcome/welcome.css';

export function LandingPage() {
  return (
    <>
      <PageTitle description="One shared calendar for the whole family: everyone’s events in their own color, live on every screen. Free for up to 5 people." />
      <PublicHeader actions={<EntryLinks />} />
      <main className="kd-welcome">
        <Hero />
        <Facts />
        <section className="kd-welcome-section" aria-labelledby="features">
          <h2 id="features">Everything a fridge door does. And then some.</h2>
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
