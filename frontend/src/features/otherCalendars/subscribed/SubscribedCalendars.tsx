import type { Feed } from '@kinday/contracts/feed';
import { LIMITS } from '@kinday/contracts/product';
import { useState } from 'react';
import { failureText } from '../../../api/apiError';
import { useGetFeedStatusesQuery } from '../../../api/feedsApi';
import { SettingsSection } from '../../../product/SettingsSection';
import type { ShownFamily } from '../../../sync/useFamily';
import { Button } from '../../../ui/Button';
import * as messages from '../messages';
import { AddHolidaysDialog } from './AddHolidaysDialog';
import { AddLinkDialog } from './AddLinkDialog';
import { EditFeedDialog } from './EditFeedDialog';
import { FeedRow } from './FeedRow';
import { RemoveFeedDialog } from './RemoveFeedDialog';
import { useFeedCommands } from './useFeedCommands';
import './subscribedCalendars.css';

type OpenDialog = { name: 'link' | 'holidays' } | { name: 'edit' | 'remove'; feed: Feed };

/** How often a source's state is asked for while it is on the screen, ms. */
const ASK_EVERY_MS = 60_000;

/** The calendars of others that the family subscribed to: how they are doing, and the ways to add one. */
export function SubscribedCalendars({ shown }: { shown: ShownFamily }) {
  const { family, feeds } = shown;
  const commands = useFeedCommands(family.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  // A dialog that was cancelled may still hear its answer: it closes no other one.
  const close = () => setDialog((now) => (now === dialog ? null : now));
  const versions = feeds.map(({ id, contentVersion }) => `${id}:${contentVersion}`).join();
  const { data: statuses, error } = useGetFeedStatusesQuery(
    { familyId: family.id, versions },
    { skip: feeds.length === 0, pollingInterval: ASK_EVERY_MS },
  );
  const isFull = feeds.length >= LIMITS.feedsPerCalendar;
  // Another member may have removed it meanwhile.
  const asked = dialog && 'feed' in dialog ? feeds.find(({ id }) => id === dialog.feed.id) : null;
  const adding = { shown, commands, onClose: close };

  return (
    <SettingsSection title={messages.subscribedCalendars} lead={messages.subscribedMean}>
      {error && feeds.length > 0 && (
        <p role="alert">
          {failureText(error, messages.statusNotLoaded, messages.statusOnceOnline)}
        </p>
      )}
      {feeds.length > 0 && (
        <ul className="kd-feeds" aria-label={messages.subscribedCalendars}>
          {feeds.map((feed) => (
            <FeedRow
              key={feed.id}
              feed={feed}
              shown={shown}
              status={statuses?.find(({ id }) => id === feed.id)}
              onEdit={() => setDialog({ name: 'edit', feed })}
              onRemove={() => setDialog({ name: 'remove', feed })}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p>{messages.feedsFull(LIMITS.feedsPerCalendar)}</p>
      ) : (
        <div className="kd-feeds__ways">
          <Button look="outlined" icon="add" onClick={() => setDialog({ name: 'link' })}>
            {messages.addByLink}
          </Button>
          <Button look="outlined" icon="add" onClick={() => setDialog({ name: 'holidays' })}>
            {messages.addHolidays}
          </Button>
        </div>
      )}
      {dialog?.name === 'link' && <AddLinkDialog {...adding} />}
      {dialog?.name === 'holidays' && <AddHolidaysDialog {...adding} />}
      {dialog?.name === 'edit' && asked && (
        <EditFeedDialog feed={asked} commands={commands} onClose={close} />
      )}
      {dialog?.name === 'remove' && asked && (
        <RemoveFeedDialog feed={asked} commands={commands} onClose={close} />
      )}
    </SettingsSection>
  );
}
