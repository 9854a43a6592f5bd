// node backend/test/calendars/makeCalendars.mjs: writes the corpus of calendar files anew, and what a person
// reads in those that were made by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
import { HANDMADE } from './handmade.mjs';
import { REPORTED } from './reported.mjs';
import { seededCalendar } from './seeded.mjs';

const SEEDED = 60;
const folder = new URL('./files/', import.meta.url);

mkdirSync(folder, { recursive: true });
const expected = {};
for (const [name, text, { encoding = 'utf8', ...told }] of [...HANDMADE, ...REPORTED]) {
  writeFileSync(new URL(`${name}.ics`, folder), Buffer.from(text, encoding));
  expected[name] = told;
}
for (let seed = 1; seed <= SEEDED; seed += 1) {
  writeFileSync(new URL(`seeded-${seed}.ics`, folder), seededCalendar(seed));
}
writeFileSync(
  new URL('./expected.json', import.meta.url),
  `${JSON.stringify(expected, null, 2)}\n`,
);
