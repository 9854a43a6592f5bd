import type { Feed, FeedStatus } from '@kinday/contracts/feed';
import { canEditFeed } from '@kinday/contracts/policies';
import { countryName } from './countryName';
import type { CSSProperties } from 'react';
import type { ShownFamily } from '../../../sync/useFamily';
import { Button } from '../../../ui/Button';
import * as uiMessages from '../../../ui/messages';
import * as messages from '../messages';
import { FeedState } from './FeedState';
import { RefreshButton } from './RefreshButton';

interface FeedRowProps {
  feed: Feed;
  shown: ShownFamily;
  /** Absent until it is known. */
  status: FeedStatus | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One calendar of others: what it is, how it is doing, and what the member may do with it. */
export function FeedRow({ feed, shown, status, onEdit, onRemove }: FeedRowProps) {
  const { name, color } = feed;
  return (
    <li className="kd-feed">
      <span className="kd-feed__color" style={{ '--kd-feed': color } as CSSProperties} />
      <div className="kd-feed__text">
        <p className="kd-feed__name">{name}</p>
        <p className="kd-feed__source">{sourceText(feed, shown)}</p>
        <FeedState status={status} />
      </div>
      <div className="kd-feed__ways">
        {/* Holidays are known here, and change by themselves only. */}
        {feed.kind === 'link' && <RefreshButton feed={feed} status={status} />}
        {canEditFeed(shown.me, feed) && (
          <>
            <Button look="text" aria-label={messages.editNamed(name)} onClick={onEdit}>
              {uiMessages.edit}
            </Button>
            <Button look="text" danger aria-label={messages.removeNamed(name)} onClick={onRemove}>
              {uiMessages.remove}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** Where it comes from, and by whom: `school.example.org, added by Ana`. */
function sourceText({ host, country, region, addedBy }: Feed, { members }: ShownFamily): string {
  const place = country && messages.placeOf(countryName(country), region);
  const source = host ?? messages.holidaysOf(place ?? '');
  const by = members.find(({ id }) => id === addedBy)?.name;
  return by === undefined ? source : messages.sourceBy(source, by);
}
