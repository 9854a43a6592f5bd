/** A time zone as people read it: `America/New York`. */
export function zoneText(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** The place for which a time zone is called: `New York`. */
export function placeName(zone: string): string {
  return zoneText(zone).split('/').at(-1) ?? zone;
}
