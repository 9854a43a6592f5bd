import type { Member } from '@kinday/contracts/member';
import { Avatar } from '../../product/Avatar';
import type { EventFilter } from '../../product/eventFilter';
import { IconAction } from '../../ui/IconAction';
import { LineIcon } from '../../ui/LineIcon';
import * as productMessages from '../../product/messages';
import * as messages from './messages';
import './members.css';

interface LegendFilterProps {
  members: readonly Member[];
  meId: string;
  filter: EventFilter | null;
  /** Events on the screen need somebody. */
  hasOpen: boolean;
  onPerson: (id: string) => void;
  onOpenOnly: () => void;
  /** Lists what needs somebody, beside the button that was pressed. */
  onList: (anchor: Element) => void;
}

/** Whose colour is whose; pressed, a name shows only their events, and the hand what needs somebody. */
export function LegendFilter(props: LegendFilterProps) {
  const { members, meId, filter, hasOpen, onPerson, onOpenOnly, onList } = props;
  const isOpenOnly = filter?.isOpenOnly ?? false;
  return (
    <ul className="kd-legend" data-tour="members" aria-label={messages.membersAndTheirColors}>
      {members.map(({ id, name, color }) => (
        <li key={id}>
          <button
            type="button"
            className="kd-legend__filter"
            aria-pressed={filter?.people.includes(id) ?? false}
            onClick={() => onPerson(id)}
          >
            <Avatar name={name} color={color} size={24} />
            <span data-cut="">{id === meId ? productMessages.isYou(name) : name}</span>
          </button>
        </li>
      ))}
      {(hasOpen || isOpenOnly) && (
        <li className="kd-legend__open">
          <button
            type="button"
            className="kd-legend__filter"
            aria-pressed={isOpenOnly}
            onClick={onOpenOnly}
          >
            <LineIcon name="hand" size={20} />
            <span>{productMessages.needsSomebody}</span>
          </button>
          <IconAction
            icon="expand"
            label={messages.listWhatNeedsSomebody}
            size="small"
            aria-haspopup="dialog"
            onClick={(press) => onList(press.currentTarget)}
          />
        </li>
      )}
    </ul>
  );
}
