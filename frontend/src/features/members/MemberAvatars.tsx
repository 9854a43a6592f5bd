import type { Member } from '@kinday/contracts/member';
import { useOnline } from '../../sync/usePresence';
import { Avatar } from '../../product/Avatar';
import * as messages from './messages';
import './members.css';

/** How many stand in the top bar before "+N". */
const SHOWN = 4;

/** The other members of the family, overlapping like a stack of coins; a dot says who is online. */
export function MemberAvatars({ members, meId }: { members: readonly Member[]; meId: string }) {
  const online = useOnline();
  const others = members.filter(({ id }) => id !== meId);
  const hidden = others.length - SHOWN;
  if (others.length === 0) return null;
  return (
    <ul className="kd-member-avatars" aria-label={messages.otherMembers}>
      {others.slice(0, SHOWN).map(({ id, name, color }) => {
        const label = online.has(id) ? messages.online(name) : name;
        return (
          <li key={id} title={label}>
            <Avatar name={name} color={color} label={label} online={online.has(id)} />
          </li>
        );
      })}
      {hidden > 0 && (
        <li className="kd-member-avatars__more">
          {messages.more(hidden, (words) => (
            <span className="kd-visually-hidden">{words}</span>
          ))}
        </li>
      )}
    </ul>
  );
}
