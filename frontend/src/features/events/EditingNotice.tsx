import { useEditors } from '../../sync/usePresence';
import * as messages from './messages';
import './editingNotice.css';

/** Says that somebody else has this event open for editing, right now. */
export function EditingNotice({ eventId }: { eventId: string }) {
  const editors = useEditors(eventId);
  if (!editors) return null;
  return (
    <p className="kd-editing-notice" role="status">
      {messages.editingThis(editors)}
    </p>
  );
}
