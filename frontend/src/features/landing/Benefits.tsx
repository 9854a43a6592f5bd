import { LineIcon } from '../../ui/LineIcon';
import './benefits.css';

const BENEFITS = [
  'No more “I thought you were picking her up”',
  '“I’ll do it” takes one press, and everybody sees who does',
  'Every other Tuesday until June is one event',
  'Call whoever added an event, straight from it',
  'Search through every calendar you’re on',
  'Two people editing at once lose nothing',
  'Undo for what slipped',
  'Works with a keyboard, a screen reader and in the dark',
] as const;

/** What a family gets out of it. */
export function Benefits() {
  return (
    <section className="kd-landing-section kd-benefits" aria-labelledby="benefits">
      <div>
        <h2 id="benefits">Less asking around. More being there.</h2>
        <p>
          A family runs on a hundred small agreements. Kinday keeps them where everybody can see
          them, and says who made them.
        </p>
      </div>
      <ul>
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <LineIcon name="check" size={22} />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
