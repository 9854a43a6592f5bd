import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { isOccurrence, type Series } from '@kinday/contracts/series';
import { seriesApi } from '../../../api/seriesApi';
import { sending, type Write } from '../../perform';
import { putEvent } from '../eventWrites';
import { takenOut } from './seriesWrites';

const { claimEvent, claimOccurrence, releaseEvent } = seriesApi.endpoints;

/**
 * A member does what an event asks for. Refused (409 `claimed`) when another one does.
 * @param series of an occurrence, which becomes the event `id`
 */
export function claim(event: Event, series: Series | null, me: Member, id: string): Write {
  const { familyId, seriesDate: day } = event;
  const claimedBy = me.id;
  if (!isOccurrence(event) || !series || day === null) {
    const shown = [putEvent({ ...event, claimedBy })];
    return { familyId, shown, send: sending(claimEvent, event.id) };
  }
  const claimed = { place: { seriesId: series.id, day }, input: { id } };
  return {
    familyId,
    shown: takenOut(series, day, id, { claimedBy }),
    send: sending(claimOccurrence, claimed),
  };
}

/** Nobody does what an event asks for any more. */
export function release(event: Event): Write {
  return {
    familyId: event.familyId,
    shown: [putEvent({ ...event, claimedBy: null })],
    send: sending(releaseEvent, event.id),
  };
}
