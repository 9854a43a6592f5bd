import { INVITE_CODE_LENGTH, PLANS } from '@kinday/contracts/product';
import { DAYS_SHOWN } from '../../product/weeksShown';
import { EVENT_TYPE_COUNT } from './featureMessages';
import * as messages from './messages';
import './facts.css';

const FACTS = [
  [String(DAYS_SHOWN), messages.daysShown],
  [String(EVENT_TYPE_COUNT), messages.kindsOfEvents],
  [String(INVITE_CODE_LENGTH), messages.codeLength],
  ['$0', messages.freeLimits(PLANS.free.members, PLANS.free.eventsPerMonth)],
] as const;

/** Numbers of the product itself. */
export function Facts() {
  return (
    <section aria-label={messages.kindayInNumbers}>
      <dl className="kd-facts">
        {FACTS.map(([number, text]) => (
          <div key={text}>
            <dt>{number}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
