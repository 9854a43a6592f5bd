import type { Feed } from '@kinday/contracts/feed';
import { feedStyle } from '../../product/eventStyle';
import { LineIcon } from '../../ui/LineIcon';
import * as messages from './messages';
import './legendFeeds.css';

interface LegendFeedsProps {
  feeds: readonly Feed[];
  /** Those that are switched on. */
  shownFeeds: readonly Feed[];
  onFeed: (id: string) => void;
}

/** The subscribed calendars by their colors; a press hides what one of them has, or shows it again. */
export function LegendFeeds({ feeds, shownFeeds, onFeed }: LegendFeedsProps) {
  return (
    <ul className="kd-legend kd-legend-feeds" aria-label={messages.subscribedCalendars}>
      {feeds.map((feed) => (
        <li key={feed.id}>
          <button
            type="button"
            className="kd-legend__filter kd-legend-feeds__switch"
            style={feedStyle(feed.color)}
            aria-pressed={shownFeeds.includes(feed)}
            onClick={() => onFeed(feed.id)}
          >
            <span className="kd-legend-feeds__box">
              <LineIcon name="check" size={14} />
            </span>
            <span data-cut="" dir="auto">
              {feed.name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
