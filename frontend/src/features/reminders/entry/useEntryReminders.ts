import type { Event } from '@kinday/contracts/event';
import { concerns, leadsOf, type EntryReminders, type Lead } from '@kinday/contracts/reminders';
import { isOccurrence } from '@kinday/contracts/series';
import { useGetEntryRemindersQuery, useGetRemindersQuery } from '../../../api/remindersApi';

const ASK_ANEW = { refetchOnMountOrArgChange: true };

/** When one member is reminded of an event, and why. */
export interface EntryRemindersState {
  isOn: boolean;
  leads: readonly Lead[];
  /** When of those days of its series that were not changed by themselves. */
  seriesLeads: readonly Lead[];
  /** Where their choice stands; null where their reminders for all events hold. */
  chosenFor: 'event' | 'series' | null;
  concernsMe: boolean;
  /** What they chose for the event itself, and for its series; null where there is none. */
  own: EntryReminders | null;
  ofSeries: EntryReminders | null;
}

/** What a choice for an event can mean: the event, its series; an occurrence only its series. */
export function entriesOf(event: Event): { eventId: string | null; seriesId: string | null } {
  return { eventId: isOccurrence(event) ? null : event.id, seriesId: event.seriesId };
}

/** @returns null until it is known; `isFailed` where it could not be read */
export function useEntryReminders(
  event: Event,
  userId: string,
): { state: EntryRemindersState | null; isFailed: boolean } {
  const { eventId, seriesId } = entriesOf(event);
  const all = useGetRemindersQuery(undefined, ASK_ANEW);
  const ofEvent = useGetEntryRemindersQuery(eventId ?? '', { ...ASK_ANEW, skip: !eventId });
  const ofSeries = useGetEntryRemindersQuery(seriesId ?? '', { ...ASK_ANEW, skip: !seriesId });
  const reads = [all, ...(eventId ? [ofEvent] : []), ...(seriesId ? [ofSeries] : [])];
  if (!all.data || reads.some(({ data }) => !data)) {
    return { state: null, isFailed: reads.some(({ isError }) => isError) };
  }
  const own = eventId ? chosen(ofEvent.data) : null;
  const series = seriesId ? chosen(ofSeries.data) : null;
  const { settings } = all.data;
  const holding = own ?? series;
  const isChosen = Boolean(holding?.[event.isAllDay ? 'allDay' : 'timed']);
  const state: EntryRemindersState = {
    isOn: settings.isOn,
    leads: leadsOf(event, userId, settings, holding),
    seriesLeads: leadsOf(event, userId, settings, series),
    chosenFor: isChosen ? (own ? 'event' : 'series') : null,
    concernsMe: concerns(event, userId),
    own,
    ofSeries: series,
  };
  return { state, isFailed: false };
}

/** A choice that differs in nothing is none. */
function chosen(own: EntryReminders | undefined): EntryReminders | null {
  return own && (own.timed ?? own.allDay) ? own : null;
}
