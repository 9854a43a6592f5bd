import { expect, test } from '@jest/globals';
import { buildEvent, buildFamily, expectStatus, timed, type Person } from './support/builders.js';
import { query } from './support/query.js';
import { readViews } from './support/readViews.js';
import { startApp } from './support/startApp.js';
import { Tab } from './support/Tab.js';

const app = startApp();

async function openTab({ client }: Person, familyId: string): Promise<Tab> {
  const tab = new Tab(client, familyId, () => 1);
  await tab.load();
  await tab.connect();
  return tab;
}

/** Undoes what was written after a revision, behind the application's back, as an old backup does. */
async function putBackTo(familyId: string, revision: number): Promise<void> {
  const late = `SELECT edit -> 'record' ->> 'id' FROM changes, jsonb_array_elements(edits) AS edit
    WHERE family_id = $1 AND revision > $2`;
  await query(app, `DELETE FROM events WHERE id::text IN (${late})`, [familyId, revision]);
  await query(app, 'DELETE FROM changes WHERE family_id = $1 AND revision > $2', [
    familyId,
    revision,
  ]);
  await query(app, 'UPDATE families SET revision = $2 WHERE id = $1', [familyId, revision]);
}

/** The tab's connection was ended by the server; it comes back and must show what a read shows. */
async function expectLoadedAnew(tab: Tab, person: Person): Promise<void> {
  await tab.closed();
  await tab.connect();
  const fresh = await readViews(person.client, tab.familyId);
  const isFresh = () => tab.views.every(({ revision }) => revision === fresh[0]!.revision);
  await tab.until(isFresh, 'the views of the log as it is now');
  expect(tab.views).toEqual(fresh);
  tab.close();
}

test('[S7] a restored backup is another log: open screens load anew, though its revisions were reused', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const tab = await openTab(members[0]!, id);
  await buildEvent(owner, { title: 'Lost' });
  await tab.reaches(3);
  await query(app, 'UPDATE log_epoch SET epoch = gen_random_uuid()');
  await putBackTo(id, 2);
  await buildEvent(owner, { title: 'Written instead' });
  await buildEvent(owner, { title: 'And on' });
  await expectLoadedAnew(tab, owner);
});

test('[S7] a tab that has more than its family ever had loads anew, also in the same log', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const tab = await openTab(members[0]!, id);
  for (const title of ['Lost', 'Lost too']) await buildEvent(owner, { title });
  await tab.reaches(4);
  await putBackTo(id, 2);
  await expectLoadedAnew(tab, owner);
});

test('[S7] a tab that was away for longer than the log reaches back loads anew', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const tab = await openTab(members[0]!, id);
  tab.cut();
  const event = await buildEvent(owner);
  expectStatus(await owner.client.put(`/api/events/${event.id}`, { ...timed, title: 'New' }), 200);
  await query(app, 'DELETE FROM changes WHERE family_id = $1 AND revision = 3', [id]);
  await expectLoadedAnew(tab, owner);
});
