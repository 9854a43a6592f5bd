import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type {
  ChangeOccurrenceInput,
  ClaimOccurrenceInput,
  CreateSeriesInput,
  LeaveAloneInput,
  RepeatEventInput,
  RestoreSeriesInput,
  SplitSeriesInput,
  UpdateSeriesInput,
} from '@kinday/contracts/seriesInput';
import { api } from './api';
import { PREFER_CHANGE, writtenBy, type Written } from './written';

/** One day of a series. */
export interface OccurrencePlace {
  seriesId: string;
  day: CalendarDate;
}

interface SeriesDeletion {
  id: string;
  from: CalendarDate | null;
  version: number;
  /** The family's revision up to which its changes were seen. */
  seen?: number | undefined;
}

const placeOf = ({ seriesId, day }: OccurrencePlace) => `series/${seriesId}/occurrences/${day}`;

/** Writes of series, and who does what; their reads come with those of the month. */
export const seriesApi = api.injectEndpoints({
  endpoints: (build) => {
    /** A call that writes and answers the change it made. */
    const write = <Input>(
      request: (input: Input) => { url: string; method: string; body?: unknown; params?: object },
    ) =>
      build.mutation<Written, Input>({
        query: (input) => ({ ...request(input), headers: PREFER_CHANGE }),
        transformResponse: writtenBy,
      });
    return {
      createSeries: write((body: CreateSeriesInput) => ({ url: 'series', method: 'POST', body })),
      updateSeries: write(({ id, input: body }: { id: string; input: UpdateSeriesInput }) => ({
        url: `series/${id}`,
        method: 'PUT',
        body,
      })),
      splitSeries: write(({ id, input: body }: { id: string; input: SplitSeriesInput }) => ({
        url: `series/${id}/split`,
        method: 'POST',
        body,
      })),
      repeatEvent: write(({ id, input: body }: { id: string; input: RepeatEventInput }) => ({
        url: `events/${id}/repeat`,
        method: 'POST',
        body,
      })),
      leaveAlone: write(
        ({ place, input: body }: { place: OccurrencePlace; input: LeaveAloneInput }) => ({
          url: `${placeOf(place)}/alone`,
          method: 'POST',
          body,
        }),
      ),
      /** Deletes all occurrences, or those from a day on, of a version of the series. */
      deleteSeries: write(({ id, from, version, seen }: SeriesDeletion) => ({
        url: `series/${id}`,
        method: 'DELETE',
        params: { ...(from !== null && { from }), version, ...(seen !== undefined && { seen }) },
      })),
      /** Takes back an own deletion of a series, or of days of it. */
      restoreSeries: write(({ id, input: body }: { id: string; input: RestoreSeriesInput }) => ({
        url: `series/${id}/restore`,
        method: 'POST',
        body,
      })),
      changeOccurrence: write(
        ({ place, input: body }: { place: OccurrencePlace; input: ChangeOccurrenceInput }) => ({
          url: placeOf(place),
          method: 'PUT',
          body,
        }),
      ),
      deleteOccurrence: write(
        ({ place, version }: { place: OccurrencePlace; version: number }) => ({
          ...{ url: placeOf(place), method: 'DELETE', params: { version } },
        }),
      ),
      claimOccurrence: write(
        ({ place, input: body }: { place: OccurrencePlace; input: ClaimOccurrenceInput }) => ({
          url: `${placeOf(place)}/claim`,
          method: 'POST',
          body,
        }),
      ),
      claimEvent: write((id: string) => ({ url: `events/${id}/claim`, method: 'POST' })),
      releaseEvent: write((id: string) => ({ url: `events/${id}/release`, method: 'POST' })),
    };
  },
});
