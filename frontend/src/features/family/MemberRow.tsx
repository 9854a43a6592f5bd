import type { Member } from '@kinday/contracts/member';
import { FALLBACK_COLOR } from '@kinday/contracts/color';
import { Avatar } from '../../product/Avatar';
import { LineIcon } from '../../ui/LineIcon';
import { Button } from '../../ui/Button';
import { telLink } from '../../ui/telLink';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

/** A member in the family's settings. */
export function MemberRow({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const { name, phone, color, role } = member;
  return (
    <li className="kd-member-row">
      <Avatar name={name} color={color} size={44} />
      <div className="kd-member-row__who">
        <p className="kd-member-row__name">
          {name}
          {role === 'owner' && <span className="kd-member-row__badge">{messages.owner}</span>}
        </p>
        <p className="kd-member-row__facts">
          <a href={telLink(phone)}>
            <LineIcon name="phone" size={16} />
            {phone}
          </a>
          <span className="kd-member-row__color">
            <span style={{ background: color ?? FALLBACK_COLOR }} />
            {color ?? messages.noColorYet}
          </span>
        </p>
      </div>
      {role !== 'owner' && (
        <Button look="text" danger aria-label={messages.removeNamed(name)} onClick={onRemove}>
          {uiMessages.remove}
        </Button>
      )}
    </li>
  );
}
