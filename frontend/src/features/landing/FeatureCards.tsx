import { LineIcon } from '../../ui/LineIcon';
import { FEATURE_TEXTS } from './featureMessages';
import './featureCards.css';

/** The six features, as the cells of a calendar. `detailed` says the longer text. */
export function FeatureCards({ detailed = false }: { detailed?: boolean }) {
  return (
    <ul className="kd-feature-cards">
      {FEATURE_TEXTS.map(({ icon, title, text, more }) => (
        <li key={title}>
          <LineIcon name={icon} size={28} />
          <h3>{title}</h3>
          <p>{text}</p>
          {detailed && <p>{more}</p>}
        </li>
      ))}
    </ul>
  );
}
