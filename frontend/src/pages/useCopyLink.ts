import type { Event } from '@kinday/contracts/event';
import { dayInPlace } from '../features/calendar/placeInAddress';
import type { Place } from '../features/calendar/usePlace';
import { copyText } from '../ui/copyText';
import { useToast } from '../ui/toast/useToast';
import { linkTo } from './linkTo';
import * as messages from './messages';

/** Copies a link to what is shown of a calendar, or to one of its events. */
export function useCopyLink(familyId: string, place: Place) {
  const toast = useToast();
  return async (event?: Event): Promise<void> => {
    const date = event ? event.date : dayInPlace(place);
    const link = linkTo({ familyId, view: place.view, date, ...(event && { eventId: event.id }) });
    toast(
      (await copyText(link))
        ? { title: messages.linkCopied, description: messages.linkOpens }
        : { variant: 'destructive', title: messages.linkNotCopied, description: link },
    );
  };
}
