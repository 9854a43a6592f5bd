import { updateFeedSchema, type Feed } from '@kinday/contracts/feed';
import { LIMITS } from '@kinday/contracts/product';
import { useState } from 'react';
import { TextInput } from '../../../ui/TextInput';
import { useTypedFields } from '../../../ui/useTypedFields';
import * as uiMessages from '../../../ui/messages';
import * as messages from '../messages';
import { ColorChoice } from './ColorChoice';
import { FeedDialog } from './FeedDialog';
import type { FeedCommands } from './useFeedCommands';
import { useFeedSubmit } from './useFeedSubmit';

interface EditFeedDialogProps {
  feed: Feed;
  commands: FeedCommands;
  onClose: () => void;
}

/** What a calendar of others is called here, and its colour. */
export function EditFeedDialog({ feed, commands, onClose }: EditFeedDialogProps) {
  const { typed, field, formRef, show } = useTypedFields({ name: feed.name });
  const [chosen, setChosen] = useState<string | null>(null);
  // Another member may choose one meanwhile.
  const color = chosen ?? feed.color;
  const { busy, submit } = useFeedSubmit(show, onClose);
  const look = { ...typed, color };

  return (
    <FeedDialog
      title={messages.editCalendar}
      action={messages.save}
      busyAction={uiMessages.saving}
      busy={busy}
      formRef={formRef}
      onSubmit={(submission) =>
        void submit(submission, updateFeedSchema, look, () => commands.change(feed.id, look))
      }
      onClose={onClose}
    >
      <TextInput
        label={messages.name}
        autoComplete="off"
        autoFocus
        required
        inputProps={{ maxLength: LIMITS.calendarName }}
        {...field('name')}
      />
      <ColorChoice value={color} onChange={setChosen} />
    </FeedDialog>
  );
}
