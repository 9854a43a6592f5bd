import type { Event } from '@kinday/contracts/event';
import type { ReactNode } from 'react';
import { Avatar } from '../../product/Avatar';
import { fullDay } from '../../product/dateText';
import { creatorText, timeText } from '../../product/eventText';
import { LineIcon } from '../../ui/LineIcon';
import { telLink } from '../../ui/telLink';

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>{children}</div>
    </li>
  );
}

/** What is known of an event: when, what kind, who, and the notes. */
export function EventFacts({ event }: { event: Event }) {
  const { date, mainCategory, subCategory, creator, notes } = event;
  return (
    <ul className="kd-event-facts">
      <Fact icon={<LineIcon name="calendar" />}>{fullDay(date)}</Fact>
      <Fact icon={<LineIcon name="clock" />}>{timeText(event)}</Fact>
      <Fact icon={<LineIcon name="tag" />}>{`${mainCategory} → ${subCategory}`}</Fact>
      <Fact icon={<Avatar name={creator.name} color={creator.color} size={24} />}>
        {`Created by ${creatorText(event)}`}
        {creator.phone && (
          <a className="kd-event-facts__phone" href={telLink(creator.phone)}>
            {creator.phone}
          </a>
        )}
      </Fact>
      {notes && (
        <Fact icon={<LineIcon name="notes" />}>
          <p className="kd-event-facts__notes">{notes}</p>
        </Fact>
      )}
    </ul>
  );
}
