import type { Change } from './change.js';

/** What clients of protocol 1 know of a change, as they were released. */
const COLLECTIONS = ['families', 'members', 'events'];
const NEWS = [
  ...['added', 'changed', 'moved', 'deleted', 'restored'],
  ...['joined', 'left', 'removed', 'recolored', 'renamed', 'called', 'handedOver'],
];
const CATEGORIES = [
  'Life milestones',
  'Holidays and seasonal events',
  'General family gatherings',
  'Parties and specific activities',
];

/** Whether clients of protocol 1 take a change: they drop one that names anything they do not know. */
export function isKnownToProtocol1({ edits, news = [] }: Change): boolean {
  return (
    news.every(({ kind }) => NEWS.includes(kind)) &&
    edits.every((edit) => {
      const { collection } = edit;
      const isEvent = collection === 'events' && edit.op === 'put';
      return (
        COLLECTIONS.includes(collection) &&
        (!isEvent || CATEGORIES.includes(edit.record.mainCategory))
      );
    })
  );
}
