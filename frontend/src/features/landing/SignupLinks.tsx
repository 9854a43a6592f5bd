import { ButtonLink } from '../../ui/ButtonLink';
import * as messages from './messages';
import './signupLinks.css';

/** The two ways to begin. */
export function SignupLinks() {
  return (
    <div className="kd-signup-links">
      <ButtonLink to="/signup?mode=createFamily" size="large">
        {messages.startFreeToday}
      </ButtonLink>
      <ButtonLink to="/signup?mode=joinFamily" size="large" look="outlined">
        {messages.joinWithCode}
      </ButtonLink>
    </div>
  );
}
