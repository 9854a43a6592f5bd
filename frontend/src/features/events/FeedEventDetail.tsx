import { daysText } from '@kinday/contracts/dateText';
import { useId } from 'react';
import { feedStyle } from '../../product/eventStyle';
import { timeText } from '../../product/eventText';
import type { FeedEntry } from '../../product/feedEntry';
import { useClock } from '../../sync/usePreferences';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { LineIcon } from '../../ui/LineIcon';
import { PanelHead } from '../../ui/PanelHead';
import { EventPlace } from './EventPlace';
import { Fact } from './Fact';
import { LinkedText } from './LinkedText';
import * as messages from './messages';
import './eventDetail.css';

interface FeedEventDetailProps {
  entry: FeedEntry;
  anchor: Element;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** All about an event of a subscribed calendar, beside it: there is nothing to change. */
export function FeedEventDetail({ entry, anchor, ...panel }: FeedEventDetailProps) {
  const { title, location, notes, creator, isKept } = entry;
  const clock = useClock();
  const titleId = useId();
  return (
    <AnchoredPanel {...panel} anchor={anchor} placement="beside" width={400} labelledBy={titleId}>
      <div className="kd-event-detail">
        <PanelHead id={titleId} title={title} onClose={panel.onClose} />
        <ul className="kd-event-facts">
          <Fact icon={<LineIcon name="calendar" />}>{daysText(entry)}</Fact>
          <Fact icon={<LineIcon name="clock" />}>{timeText(entry, clock)}</Fact>
          {location && (
            <Fact icon={<LineIcon name="place" />}>
              <EventPlace place={location} />
            </Fact>
          )}
          <Fact icon={<LineIcon name="feed" />}>
            <span className="kd-event-facts__feed" style={feedStyle(creator.color)} dir="auto">
              {creator.name}
            </span>
            <span className="kd-event-facts__small">
              {isKept ? messages.keptThoughGone : messages.onlyReadHere}
            </span>
          </Fact>
          {notes && (
            <Fact icon={<LineIcon name="notes" />}>
              <p className="kd-event-facts__notes">
                <LinkedText text={notes} />
              </p>
            </Fact>
          )}
        </ul>
      </div>
    </AnchoredPanel>
  );
}
