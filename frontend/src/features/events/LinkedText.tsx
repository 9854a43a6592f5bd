import { addressesIn } from './addressesIn';

/** A text whose addresses (http, https, tel, mailto) are links. */
export function LinkedText({ text }: { text: string }) {
  const parts: React.ReactNode[] = [];
  let place = 0;
  for (const { address, index } of addressesIn(text)) {
    parts.push(
      text.slice(place, index),
      <a key={index} href={address} target="_blank" rel="noopener noreferrer">
        {address}
      </a>,
    );
    place = index + address.length;
  }
  return [...parts, text.slice(place)];
}
