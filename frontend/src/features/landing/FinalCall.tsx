import { PLANS } from '@kinday/contracts/product';
import { SignupLinks } from './SignupLinks';
import * as messages from './messages';
import './finalCall.css';

/** The last invitation on the page. */
export function FinalCall() {
  return (
    <section className="kd-final-call" aria-labelledby="final-call">
      <h2 id="final-call">{messages.putItUpTonight}</h2>
      <p>{messages.nothingToInstall(PLANS.free.members)}</p>
      <SignupLinks />
    </section>
  );
}
