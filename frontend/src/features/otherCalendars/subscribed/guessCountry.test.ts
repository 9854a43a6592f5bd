import { expect, test } from '@jest/globals';
import { guessCountry } from './guessCountry';

const CODES = ['AT', 'CH', 'DE', 'GB', 'US'];

test.each([
  ['a language and the zone agree', ['en', 'de-AT'], 'Europe/Vienna', 'AT'],
  ['the zone is worth more than the language', ['en-US'], 'Europe/Zurich', 'CH'],
  ['of no zone anybody knows, the language tells', ['fr', 'en-GB'], 'Etc/Unknown', 'GB'],
  ['nothing tells', ['en', 'fr'], 'Etc/Unknown', null],
  ['a tag that is no language tells nothing', ['en-US@posix', 'C', 'de-AT'], 'Etc/Unknown', 'AT'],
  ['a country without a list is not guessed', ['fr-FR'], 'Etc/Unknown', null],
])('%s', (_name, languages, zone, country) => {
  expect(guessCountry(CODES, languages, zone)).toBe(country);
});
