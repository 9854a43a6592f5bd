import type { Family } from '@kinday/contracts/family';
import { zoneText } from '../../product/zoneText';
import './familyFacts.css';

/** What the owner has set, for those who cannot set it. */
export function FamilyFacts({ family }: { family: Family }) {
  return (
    <dl className="kd-family-facts">
      <dt>Time Zone</dt>
      <dd>{zoneText(family.zone)}</dd>
    </dl>
  );
}
