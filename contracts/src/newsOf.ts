import type { PutEdit, RecordEdit } from './change.js';
import { collections } from './collections.js';
import type { News } from './news.js';

/**
 * What an edit tells; null when it is not worth a word, as a new invite code.
 * @param before the put that would bring back what the record was; null for a new one
 */
export function newsOf(edit: RecordEdit, before: PutEdit | null, actorId: string): News | null {
  switch (edit.collection) {
    case 'events':
      return eventNews(edit, before?.collection === 'events' ? before.record : null);
    case 'members':
      return memberNews(edit, before?.collection === 'members' ? before.record : null, actorId);
    case 'families':
      return calendarNews(edit, before?.collection === 'families' ? before.record : null);
  }
}

function eventNews(
  edit: RecordEdit<'events'>,
  before: PutEdit<'events'>['record'] | null,
): News | null {
  const event = edit.op === 'put' ? edit.record : before;
  if (!event) return null;
  const about = collections.events.about(event);
  if (edit.op === 'remove') return { kind: 'deleted', ...about };
  if (!before) return { kind: event.version === 1 ? 'added' : 'restored', ...about };
  return { kind: before.date === event.date ? 'changed' : 'moved', ...about };
}

function memberNews(
  edit: RecordEdit<'members'>,
  before: PutEdit<'members'>['record'] | null,
  actorId: string,
): News | null {
  const tell = (kind: News['kind'], member: PutEdit<'members'>['record']): News => ({
    kind,
    ...collections.members.about(member),
  });
  if (edit.op === 'remove') {
    return before && tell(edit.id === actorId ? 'left' : 'removed', before);
  }
  const { record } = edit;
  // Whoever founds the calendar is there from the start.
  if (!before) return record.role === 'owner' ? null : tell('joined', record);
  if (before.role !== record.role)
    return record.role === 'owner' ? tell('handedOver', record) : null;
  if (before.name !== record.name) return tell('renamed', before);
  // The first colour belongs to the joining.
  if (before.color && before.color !== record.color) return tell('recolored', record);
  return null;
}

function calendarNews(
  edit: RecordEdit<'families'>,
  before: PutEdit<'families'>['record'] | null,
): News | null {
  if (edit.op === 'remove' || !before || before.name === edit.record.name) return null;
  return { kind: 'called', ...collections.families.about(edit.record) };
}
