import type { Family } from '@kinday/contracts/family';
import type { Member } from '@kinday/contracts/member';
import { Avatar } from '../../product/Avatar';
import * as messages from './messages';
import './familyCard.css';

/** How many members' colours the card shows. */
const SHOWN = 5;

/** Which family it is. */
export function FamilyCard({ family, members }: { family: Family; members: readonly Member[] }) {
  return (
    <section className="kd-family-card" aria-label={messages.family}>
      <div>
        <h2>{family.name}</h2>
        <p>{messages.familyOwnerYou}</p>
      </div>
      <div className="kd-family-card__colors">
        {members.slice(0, SHOWN).map(({ id, name, color }) => (
          <Avatar key={id} name={name} color={color} size={40} label={name} />
        ))}
      </div>
    </section>
  );
}
