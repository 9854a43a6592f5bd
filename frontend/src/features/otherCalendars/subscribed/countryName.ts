/** A country's name by its code of ISO 3166-1: `Germany`. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
