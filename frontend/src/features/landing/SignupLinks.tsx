import { ButtonLink } from '../../ui/ButtonLink';
import './signupLinks.css';

/** The two ways to begin. */
export function SignupLinks() {
  return (
    <div className="kd-signup-links">
      <ButtonLink to="/signup?mode=createFamily" size="large">
        Start Free Today
      </ButtonLink>
      <ButtonLink to="/signup?mode=joinFamily" size="large" look="outlined">
        Join with Code
      </ButtonLink>
    </div>
  );
}
