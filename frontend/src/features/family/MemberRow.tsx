import Button from '@mui/material/Button';
import type { Member } from '@kinday/contracts/member';
import { FALLBACK_COLOR } from '@kinday/contracts/product';
import { Avatar } from '../../product/Avatar';
import { PhoneIcon } from '../../ui/icons';
import { telLink } from '../../ui/telLink';

/** A member in the family's settings. */
export function MemberRow({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const { name, phone, color, role } = member;
  return (
    <li className="kd-member-row">
      <Avatar name={name} color={color} size={44} />
      <div className="kd-member-row__who">
        <p className="kd-member-row__name">
          {name}
          {role === 'owner' && <span className="kd-member-row__badge">Owner</span>}
        </p>
        <p className="kd-member-row__facts">
          <a href={telLink(phone)}>
            <PhoneIcon fontSize="inherit" />
            {phone}
          </a>
          <span className="kd-member-row__color">
            <span style={{ background: color ?? FALLBACK_COLOR }} />
            {color ?? 'No color yet'}
          </span>
        </p>
      </div>
      {role !== 'owner' && (
        <Button color="error" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </li>
  );
}
