import { expect, test } from '@jest/globals';
import { changesAnswerSchema } from '@kinday/contracts/change';
import { buildUser, expectStatus } from './support/builders.js';
import { fileOf, importFile, previewFile } from './support/importFile.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });

const event = (uid: string, ...lines: string[]) => [`UID:${uid}`, `SUMMARY:${uid}`, ...lines];
const FILE = fileOf(
  event('no-length', 'DTSTART:20261105T180000', 'DURATION:PT'),
  event('endless', 'DTSTART:20261105T180000', 'DURATION:PT99999999999999H'),
  event('late', 'DTSTART:99991231T233000Z', 'DTEND:99991231T234500Z'),
  event('last-minute', 'DTSTART:99991231T235900'),
  event('backwards', 'DTSTART:20261024T173000Z', 'DTEND:20261024T170000Z'),
  event('match', 'DTSTART:20261105T180000', 'DURATION:PT1H'),
);

test('what fails in any way is left out with its line and reason, and all else goes in, valid by contract', async () => {
  const { client } = await buildUser(app, 'Kei', { zone: 'Asia/Tokyo' });
  const counts = { new: 2, leftOut: 4 };
  const preview = await previewFile(client, FILE);
  expect(preview).toMatchObject({ counts });
  expect(preview.leftOut.map(({ line, title, reason }) => `${line} ${title}: ${reason}`)).toEqual([
    '8 no-length: It does not say how long it lasts.',
    '10 endless: It stands on a day that no calendar has.',
    '22 last-minute: It ends on a day that no calendar has.',
    '16 late: It stands on a day that no calendar has.',
  ]);
  expect(await importFile(client, FILE)).toMatchObject({ counts });
  const changes = await client.get('/api/changes?since=0');
  const parsed = changesAnswerSchema.safeParse(expectStatus(changes, 200).body);
  expect(parsed.error?.issues).toBeUndefined();
});
