import type { Member } from '@kinday/contracts/member';
import { Avatar } from '../../product/Avatar';
import './members.css';

/** Whose colour is whose. */
export function MemberLegend({ members, meId }: { members: readonly Member[]; meId: string }) {
  return (
    <ul className="kd-legend" data-tour="members" aria-label="Members and their colors">
      {members.map(({ id, name, color }) => (
        <li key={id}>
          <Avatar name={name} color={color} size={24} />
          <span>{id === meId ? `${name} (You)` : name}</span>
        </li>
      ))}
    </ul>
  );
}
