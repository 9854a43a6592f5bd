/** A region's zones, as browsers tell them now and as they did before; Firefox does not. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

function hasZone(country: string, zone: string): boolean {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones;
  return zones?.includes(zone) ?? false;
}

/** The region that a language's tag names; browsers that were begun by hand have tags that are none. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/**
 * The country somebody lives in, as far as the browser tells: one that a language of theirs names and
 * that has the family's zone, else any with that zone, else the first one that a language names.
 * @param codes the countries to choose from, by ISO 3166-1
 * @returns null where nothing tells
 */
export function guessCountry(
  codes: readonly string[],
  languages: readonly string[],
  zone: string,
): string | null {
  const spoken = languages
    .map(regionOf)
    .filter((region) => region !== undefined && codes.includes(region)) as string[];
  return (
    spoken.find((country) => hasZone(country, zone)) ??
    codes.find((country) => hasZone(country, zone)) ??
    spoken[0] ??
    null
  );
}
