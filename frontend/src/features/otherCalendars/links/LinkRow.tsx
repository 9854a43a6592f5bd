import { toCalendarDate } from '@kinday/contracts/calendarDate';
import type { CalendarLink, Linked } from '@kinday/contracts/calendarLink';
import { shortDate } from '@kinday/contracts/dateText';
import { Button } from '../../../ui/Button';
import * as messages from '../messages';

interface LinkRowProps {
  what: Linked;
  /** Absent until one is made. */
  link: CalendarLink | undefined;
  onMake: () => void;
  onRenew: () => void;
  onEnd: () => void;
}

/** What a link would let others read, whether there is one, and the ways to change that. */
export function LinkRow({ what, link, onMake, onRenew, onEnd }: LinkRowProps) {
  const name = messages.linked[what];
  return (
    <div className="kd-link">
      <div className="kd-link__text">
        <p className="kd-link__name">{name}</p>
        <p className="kd-links__note">{messages.linkedMeans[what]}</p>
        {link && <p className="kd-links__note">{stateText(link)}</p>}
      </div>
      {link ? (
        <div className="kd-link__ways">
          <Button look="text" aria-label={messages.renewNamed(name)} onClick={onRenew}>
            {messages.renew}
          </Button>
          <Button look="text" danger aria-label={messages.endNamed(name)} onClick={onEnd}>
            {messages.end}
          </Button>
        </div>
      ) : (
        <Button look="outlined" aria-label={messages.makeNamed(name)} onClick={onMake}>
          {messages.makeLink}
        </Button>
      )}
    </div>
  );
}

function stateText({ createdAt, usedAt }: CalendarLink): string {
  const asked = usedAt ? messages.askedOn(dayText(usedAt)) : messages.notAskedYet;
  return messages.linkState(messages.madeOn(dayText(createdAt)), asked);
}

const dayText = (instant: string) => shortDate(toCalendarDate(new Date(instant)));
