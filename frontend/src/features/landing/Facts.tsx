import { INVITE_CODE_LENGTH, PLANS } from '@kinday/contracts/product';
import { DAYS_SHOWN } from '../../product/weeksShown';
import { EVENT_TYPE_COUNT } from './featureTexts';
import './facts.css';

const FACTS = [
  [String(DAYS_SHOWN), 'days on one screen, so next week is never a page away'],
  [String(EVENT_TYPE_COUNT), 'kinds of family events, from first birthdays to game nights'],
  [String(INVITE_CODE_LENGTH), 'characters bring somebody in. No setup at their end'],
  ['$0', `for up to ${PLANS.free.members} people and ${PLANS.free.eventsPerMonth} events a month`],
] as const;

/** Numbers of the product itself. */
export function Facts() {
  return (
    <section aria-label="Kinday in numbers">
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
