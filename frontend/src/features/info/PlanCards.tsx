import { ButtonLink } from '../../ui/ButtonLink';
import { LineIcon } from '../../ui/LineIcon';
import { PLAN_TEXTS } from './planMessages';
import * as messages from './messages';
import './planCards.css';

/** Free and Premium side by side. */
export function PlanCards() {
  return (
    <div className="kd-plans">
      {PLAN_TEXTS.map(({ tier, name, price, lead, popular, action, features }) => (
        <section
          key={tier}
          className={`kd-plan${popular ? ' kd-plan--popular' : ''}`}
          aria-labelledby={`plan-${tier}`}
        >
          <h2 id={`plan-${tier}`}>
            {name}
            {popular && <span className="kd-plan__badge">{messages.popular}</span>}
          </h2>
          <p className="kd-plan__price">{messages.perMonth(<strong>{price}</strong>)}</p>
          <p className="kd-plan__lead">{lead}</p>
          <ul>
            {features.map((text) => (
              <li key={text}>
                <LineIcon name="check" size={20} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <ButtonLink
            to={`/signup?plan=${tier}`}
            size="large"
            look={popular ? 'filled' : 'outlined'}
          >
            {action}
          </ButtonLink>
        </section>
      ))}
    </div>
  );
}
