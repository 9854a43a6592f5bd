import type { Member } from '@kinday/contracts/member';
import { Avatar } from '../../ui/Avatar';
import './members.css';

/** How many stand in the top bar before "+N". */
const SHOWN = 4;

/** The other members of the family, overlapping like a stack of coins. */
export function MemberAvatars({ members, meId }: { members: readonly Member[]; meId: string }) {
  const others = members.filter(({ id }) => id !== meId);
  const hidden = others.length - SHOWN;
  if (others.length === 0) return null;
  return (
    <ul className="kd-member-avatars" aria-label="Other members">
      {others.slice(0, SHOWN).map(({ id, name, color }) => (
        <li key={id} title={name}>
          <Avatar name={name} color={color} label={name} />
        </li>
      ))}
      {hidden > 0 && (
        <li className="kd-member-avatars__more">
          +{hidden}
          <span className="kd-visually-hidden"> more</span>
        </li>
      )}
    </ul>
  );
}
