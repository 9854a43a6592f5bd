import type { Event } from '@kinday/contracts/event';
import type { ReactNode } from 'react';
import { Avatar } from '../../product/Avatar';
import { daysText } from '@kinday/contracts/dateText';
import { creatorText, forText, kindText, timeText } from '../../product/eventText';
import { ownTimeText } from '../../product/ownTimeText';
import { placeName } from '../../product/zoneText';
import { repeatSentence } from '../../product/repeat/repeatSentence';
import { useClock } from '../../sync/usePreferences';
import { useSeriesOf } from '../../sync/seriesInViews';
import type { ShownFamily } from '../../sync/useFamily';
import { LineIcon } from '../../ui/LineIcon';
import { telLink } from '../../ui/telLink';
import { EventPlace } from './EventPlace';
import { Fact } from './Fact';
import { LinkedText } from './LinkedText';
import type { EventCommands } from './useEventCommands';
import { WhoDoesIt } from './WhoDoesIt';
import * as messages from './messages';

interface EventFactsProps {
  event: Event;
  shown: ShownFamily;
  commands: EventCommands;
  /** When the member is reminded of it. */
  remindMe: ReactNode;
}

/** What is known of an event: when, where, what kind, for whom, who, and the notes. */
export function EventFacts({ event, shown, commands, remindMe }: EventFactsProps) {
  const { creator, notes, location, forIds } = event;
  const series = useSeriesOf(event);
  const clock = useClock();
  const told = ownTimeText(event, clock);
  return (
    <ul className="kd-event-facts">
      <Fact icon={<LineIcon name="calendar" />}>{daysText(event)}</Fact>
      {series && (
        <Fact icon={<LineIcon name="repeat" />}>
          {repeatSentence(series)}
          {told && series.zone && (
            <span className="kd-event-facts__small">{messages.daysIn(placeName(series.zone))}</span>
          )}
        </Fact>
      )}
      <Fact icon={<LineIcon name="clock" />}>
        {timeText(event, clock)}
        {told && <span className="kd-event-facts__small">{told}</span>}
      </Fact>
      {location && (
        <Fact icon={<LineIcon name="place" />}>
          <EventPlace place={location} />
        </Fact>
      )}
      <Fact icon={<LineIcon name="tag" />}>{kindText(event, shown.ownCategories)}</Fact>
      {forIds.length > 0 && (
        <Fact icon={<LineIcon name="family" />}>
          {messages.forWhom(forText(forIds, shown.members))}
        </Fact>
      )}
      {event.needsSomebody && (
        <Fact icon={<LineIcon name={event.claimedBy ? 'person' : 'hand'} />}>
          <span className="kd-event-facts__doer">
            <WhoDoesIt event={event} shown={shown} commands={commands} />
          </span>
        </Fact>
      )}
      <Fact icon={<LineIcon name="bell" />}>{remindMe}</Fact>
      <Fact icon={<Avatar name={creator.name} color={creator.color} size={24} />}>
        {messages.createdBy(creatorText(event))}
        {creator.phone && (
          <a className="kd-event-facts__phone" href={telLink(creator.phone)}>
            {creator.phone}
          </a>
        )}
      </Fact>
      {notes && (
        <Fact icon={<LineIcon name="notes" />}>
          <p className="kd-event-facts__notes">
            <LinkedText text={notes} />
          </p>
        </Fact>
      )}
    </ul>
  );
}
