import { createFeedSchema } from '@kinday/contracts/feed';
import { LIMITS } from '@kinday/contracts/product';
import { useState } from 'react';
import { newId } from '../../../api/newId';
import type { ShownFamily } from '../../../sync/useFamily';
import { TextInput } from '../../../ui/TextInput';
import { useTypedFields } from '../../../ui/useTypedFields';
import * as messages from '../messages';
import { ColorChoice } from './ColorChoice';
import { FeedDialog } from './FeedDialog';
import { freeColor } from './freeColor';
import type { FeedCommands } from './useFeedCommands';
import { useFeedSubmit } from './useFeedSubmit';

interface AddLinkDialogProps {
  shown: ShownFamily;
  commands: FeedCommands;
  onClose: () => void;
}

/** Subscribes the family to the calendar at an address. */
export function AddLinkDialog({ shown, commands, onClose }: AddLinkDialogProps) {
  const { typed, field, formRef, show } = useTypedFields({ address: '', name: '' });
  const [color, setColor] = useState(() => freeColor(shown));
  const [id] = useState(newId);
  const { busy, submit } = useFeedSubmit(show, onClose);
  const input = { kind: 'link' as const, id, ...typed, color };

  return (
    <FeedDialog
      title={messages.addByLink}
      action={messages.addCalendar}
      busyAction={messages.readingIt}
      busy={busy}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission, createFeedSchema, input, commands.add)}
      onClose={onClose}
    >
      <TextInput
        label={messages.address}
        placeholder={messages.addressExample}
        hint={messages.addressHint}
        autoComplete="off"
        autoFocus
        required
        // Not of type url: a browser would have its own say about webcal.
        inputProps={{ maxLength: LIMITS.feedAddress, inputMode: 'url', spellCheck: false }}
        {...field('address')}
      />
      <details className="kd-feed-dialog__help">
        <summary>{messages.whereToFind}</summary>
        <dl>
          {messages.findIt.map(([program, way]) => (
            <div key={program}>
              <dt>{program}</dt>
              <dd>{way}</dd>
            </div>
          ))}
        </dl>
      </details>
      <TextInput
        label={messages.name}
        placeholder={messages.schoolExample}
        autoComplete="off"
        required
        inputProps={{ maxLength: LIMITS.calendarName }}
        {...field('name')}
      />
      <ColorChoice value={color} onChange={setColor} />
    </FeedDialog>
  );
}
