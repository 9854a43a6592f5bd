import { PLANS, PRODUCT_NAME } from '@kinday/contracts/product';
import { HeroCalendar } from './HeroCalendar';
import { SignupLinks } from './SignupLinks';
import * as messages from './messages';
import './hero.css';

/** What the product is, in one look. */
export function Hero() {
  return (
    <section className="kd-hero">
      <div className="kd-hero__text">
        <h1>{messages.everyoneIsOnIt(<br />)}</h1>
        <p>{messages.whatItDoes(PRODUCT_NAME)}</p>
        <SignupLinks />
        <small>{messages.freeFor(PLANS.free.members)}</small>
      </div>
      <HeroCalendar />
    </section>
  );
}
