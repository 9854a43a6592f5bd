import type { Family } from '@kinday/contracts/family';
import type { Member } from '@kinday/contracts/member';
import { Avatar } from '../../product/Avatar';
import './familyCard.css';

/** How many members' colours the card shows. */
const SHOWN = 5;

/** Which family it is. */
export function FamilyCard({ family, members }: { family: Family; members: readonly Member[] }) {
  return (
    <section className="kd-family-card" aria-label="Family">
      <div>
        <h2>{family.name}</h2>
        <p>Family Owner: You</p>
      </div>
      <div className="kd-family-card__colors">
        {members.slice(0, SHOWN).map(({ id, name, color }) => (
          <Avatar key={id} name={name} color={color} size={40} label={name} />
        ))}
      </div>
    </section>
  );
}
