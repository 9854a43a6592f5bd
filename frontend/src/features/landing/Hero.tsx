import { PLANS, PRODUCT_NAME } from '@kinday/contracts/product';
import { HeroCalendar } from './HeroCalendar';
import { SignupLinks } from './SignupLinks';
import './hero.css';

/** What the product is, in one look. */
export function Hero() {
  return (
    <section className="kd-hero">
      <div className="kd-hero__text">
        <h1>
          One calendar. <br />
          Everyone’s on it.
        </h1>
        <p>
          {PRODUCT_NAME} keeps the whole family on the same page: every practice, dentist and
          birthday, in everyone’s own color.
        </p>
        <SignupLinks />
        <small>Free for up to {PLANS.free.members} people. No credit card.</small>
      </div>
      <HeroCalendar />
    </section>
  );
}
