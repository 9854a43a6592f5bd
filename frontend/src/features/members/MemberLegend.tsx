import type { Member } from '@kinday/contracts/member';
import { Avatar } from '../../product/Avatar';
import * as productMessages from '../../product/messages';
import * as messages from './messages';
import './members.css';

/** Whose colour is whose. */
export function MemberLegend({ members, meId }: { members: readonly Member[]; meId: string }) {
  return (
    <ul className="kd-legend" data-tour="members" aria-label={messages.membersAndTheirColors}>
      {members.map(({ id, name, color }) => (
        <li key={id}>
          <Avatar name={name} color={color} size={24} />
          <span>{id === meId ? productMessages.isYou(name) : name}</span>
        </li>
      ))}
    </ul>
  );
}
