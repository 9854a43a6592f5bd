import { PLANS } from '@kinday/contracts/product';
import { SignupLinks } from './SignupLinks';
import './finalCall.css';

/** The last invitation on the page. */
export function FinalCall() {
  return (
    <section className="kd-final-call" aria-labelledby="final-call">
      <h2 id="final-call">Put it up tonight.</h2>
      <p>Free for up to {PLANS.free.members} people. Nothing to install, no credit card.</p>
      <SignupLinks />
    </section>
  );
}
