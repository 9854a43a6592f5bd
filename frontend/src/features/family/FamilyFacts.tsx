import { ownCategoryText } from '../../product/eventText';
import { zoneText } from '../../product/zoneText';
import type { ShownFamily } from '../../sync/useFamily';
import * as messages from './messages';
import './familyFacts.css';

/** What the owner has set, for those who cannot set it. */
export function FamilyFacts({ shown: { family, ownCategories } }: { shown: ShownFamily }) {
  const living = ownCategories.filter(({ isDeleted }) => !isDeleted);
  return (
    <dl className="kd-family-facts">
      <dt>{messages.timeZone}</dt>
      <dd>{zoneText(family.zone)}</dd>
      {living.length > 0 && <dt>{messages.ourOwnCategories}</dt>}
      {living.map((category) => (
        <dd key={category.id}>{ownCategoryText(category)}</dd>
      ))}
    </dl>
  );
}
