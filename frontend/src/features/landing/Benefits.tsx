import { LineIcon } from '../../ui/LineIcon';
import * as messages from './messages';
import './benefits.css';

/** What a family gets out of it. */
export function Benefits() {
  return (
    <section className="kd-landing-section kd-benefits" aria-labelledby="benefits">
      <div>
        <h2 id="benefits">{messages.lessAskingAround}</h2>
        <p>{messages.smallAgreements}</p>
      </div>
      <ul>
        {messages.benefits.map((benefit) => (
          <li key={benefit}>
            <LineIcon name="check" size={22} />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
