import { addressesIn } from './addressesIn';
import { LinkedText } from './LinkedText';
import * as messages from './messages';

/** Where a place is looked for on a map. */
const mapOf = (place: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

/** Whether a text is nothing but addresses of the web, which no map knows. */
const isAddress = (text: string) =>
  addressesIn(text)
    .reduce((rest, { address }) => rest.replace(address, ''), text)
    .trim() === '';

/** Where an event is, with the way to a map. */
export function EventPlace({ place }: { place: string }) {
  return (
    <span className="kd-event-facts__place">
      <LinkedText text={place} />
      {!isAddress(place) && (
        <a href={mapOf(place)} target="_blank" rel="noopener noreferrer">
          {messages.openInMaps}
        </a>
      )}
    </span>
  );
}
