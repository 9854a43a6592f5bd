import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildFamily, buildUser, type Person } from './support/builders.js';
import type { Answer, Client } from './support/Client.js';
import { followLean } from './support/followLean.js';
import { readViews } from './support/readViews.js';
import { TestApp } from './support/startApp.js';
import { startHeldApp } from './support/startHeldApp.js';

/** On one node a user's writes wait for each other before they reach the database. */
const otherNode = new TestApp();
// Before the other one, which takes the database away.
afterAll(() => otherNode.stop());
const { app, hold, untilWaiting } = startHeldApp();
beforeAll(() => otherNode.startBeside(app, {}));

/** Holds somebody's row until one thing waits for it, and the next one for that. */
async function inThisOrder(person: Person, works: (() => Promise<Answer>)[]): Promise<Answer[]> {
  await hold('BEGIN');
  await hold('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [person.id]);
  const answers: Promise<Answer>[] = [];
  for (const work of works) {
    answers.push(work());
    await untilWaiting(answers.length);
  }
  await hold('COMMIT');
  return Promise.all(answers);
}

test.each([
  ['colour', (zoe: Client) => zoe.post('/api/me/color', { color: '#0000ff' })],
  ['name', (zoe: Client) => zoe.put('/api/me', { name: 'Zoë', phone: '1' })],
])(
  '[S1] [S10] a new %s that waits for the joining to end is told to the calendar that was joined',
  async (_, change) => {
    const { id, inviteCode, owner } = await buildFamily(app);
    const zoe = await buildUser(app, 'Zoe');
    const before = await readViews(owner.client, id);
    const socket = await owner.client.connect();
    const join = () => zoe.client.post('/api/calendars/join', { inviteCode });
    const answers = await inThisOrder(zoe, [join, () => change(zoe.client.copy(otherNode.origin))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const fresh = await readViews(owner.client, id);
    await socket.change(id, fresh[0]!.revision);
    expect(followLean(before, socket.changesOf(id)).views).toEqual(fresh);
    socket.close();
  },
);
