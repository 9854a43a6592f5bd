/** A time zone as people read it: `America/New York`. */
export function zoneText(zone: string): string {
  return zone.replaceAll('_', ' ');
}
