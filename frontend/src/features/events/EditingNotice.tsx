import type { Member } from '@kinday/contracts/member';
import { useEditorsOf } from '../../sync/usePresence';
import './editingNotice.css';

interface EditingNoticeProps {
  eventId: string;
  members: readonly Member[];
  meId: string;
}

/** Says that somebody else has this event open for editing, right now. */
export function EditingNotice({ eventId, members, meId }: EditingNoticeProps) {
  const editors = useEditorsOf(eventId);
  const names = members
    .filter(({ id }) => id !== meId && editors.includes(id))
    .map(({ name }) => name);
  if (names.length === 0) return null;
  const who = new Intl.ListFormat('en').format(names);
  return (
    <p className="kd-editing-notice" role="status">
      {who} {names.length === 1 ? 'is' : 'are'} editing this event
    </p>
  );
}
