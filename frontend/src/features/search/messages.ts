import { countText } from '@kinday/contracts/numberText';

export const searchEvents = 'Search events';

export const clearSearch = 'Clear search';

export const searching = 'Searching...';
export const failedToSearchEvents = 'Failed to search events';
export const noEventsFound = 'No events found';
export const found = (count: number) => `${countText(count, 'event', 'events')} found`;
export const onlyKept = 'You’re offline: only what’s on this device was searched.';
export const eventsFound = 'Events found';
export const inSubscribed = 'subscribed calendar';

export const closeSearch = 'Close search';
