import { shortDay } from '@kinday/contracts/dateText';
import { shownIn } from '@kinday/contracts/shownIn';
import { startText } from '../../product/eventText';
import { placeName } from '../../product/zoneText';
import { useClock } from '../../sync/usePreferences';
import type { EventDraft } from './eventDraft';
import * as messages from './messages';

/** Says that day and times are told in another zone than the family's, and when that is on its calendar. */
export function ZoneNote({ draft, familyZone }: { draft: EventDraft; familyZone: string }) {
  const clock = useClock();
  const { zone, date } = draft;
  if (!zone || zone === familyZone || draft.isAllDay) return null;
  const place = placeName(zone);
  const shown = date === '' ? null : shownIn({ ...draft, date }, familyZone);
  return (
    <p className="kd-event-fields__zone">
      {shown
        ? messages.timesInShown(place, shortDay(shown.date), startText(shown, clock))
        : messages.timesIn(place)}
    </p>
  );
}
