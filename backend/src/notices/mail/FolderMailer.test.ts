import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderMailer, KEPT_DAYS, KEPT_MAILS } from './FolderMailer.js';

const DAY_MS = 86_400_000;
const mail = { to: 'ana@example.org', subject: 'Today', text: 'Dentist', html: '<p>Dentist</p>' };

let folder: string;
let mailer: FolderMailer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinday-mail-'));
  mailer = new FolderMailer(folder, 'calendar@example.org');
});
afterEach(() => rm(folder, { recursive: true }));

/** A mail of some days ago, one of many. */
function nameOf(daysAgo: number, number: number): string {
  const time = new Date(Date.now() - daysAgo * DAY_MS).toISOString().replaceAll(':', '-');
  return `${time}-${number.toString(16).padStart(6, '0')}.eml`;
}

test('mails go after a month; what else lies in the folder stays', async () => {
  const kept = [nameOf(KEPT_DAYS - 1, 1), 'notes.eml', 'read me.txt'];
  for (const name of [...kept, nameOf(KEPT_DAYS + 1, 2)]) await writeFile(join(folder, name), '');
  await mailer.deleteOld();
  expect((await readdir(folder)).sort()).toEqual(kept.sort());
});

test('of many mails the newest are kept, also while nobody looks', async () => {
  const names = Array.from({ length: KEPT_MAILS + 200 }, (_, at) => nameOf(1 - at / 10_000, at));
  for (const name of names) await writeFile(join(folder, name), '');
  await mailer.send(mail, 'a notice');
  const left = (await readdir(folder)).sort();
  expect(left).toHaveLength(KEPT_MAILS);
  expect(left.slice(0, -1)).toEqual(names.slice(-KEPT_MAILS + 1));
});

test('a folder that is not there yet has no old mails', async () => {
  await new FolderMailer(join(folder, 'later'), 'calendar@example.org').deleteOld();
});
