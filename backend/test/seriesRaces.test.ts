import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { familyAnswerSchema } from '@kinday/contracts/family';
import type { Series } from '@kinday/contracts/series';
import {
  buildFamily,
  buildSeries,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './support/builders.js';
import type { Answer, Client } from './support/Client.js';
import { startNodes } from './support/startNodes.js';

const { near, far } = startNodes();
/** Pairs of requests, one at each node. */
const ROUNDS = 8;

let family: BuiltFamily;
let ben: Person;
let cleo: Person;
let piano: Series;
let path: string;

/** Thursdays from November 5, 2026 on. */
const weekly = { ...timed, title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY' };
const thursdays = ['11-05', '11-12', '11-19', '11-26', '12-03', '12-10', '12-17', '12-24', '12-31'];

beforeEach(async () => {
  family = await buildFamily(near, 'Ben', 'Cleo');
  [ben, cleo] = family.members as [Person, Person];
  piano = await buildSeries(ben, { ...weekly, needsSomebody: true });
  path = `/api/series/${piano.id}`;
});

const there = ({ client }: Person) => client.copy(far.origin);
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

/** What stands in November and December, read of one node and then of the other. */
async function shown(): Promise<string[]> {
  const read = async (client: Client) => {
    const answer = await client.get('/api/occurrences?from=2026-11-01&to=2027-01-01');
    return expectStatus(answer, 200).body as Event[];
  };
  const events = await read(ben.client);
  expect(await read(there(ben))).toEqual(events);
  return events.map(({ title, date }) => `${title} ${date.slice(5)}`);
}

function split(client: Client, from: string, title: string, newId = randomUUID()): Promise<Answer> {
  return client.post(`${path}/split`, { ...timed, title, date: from, from, newId });
}

test('[S10] an edit of all beside an edit of one: both are done, on whichever node', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = `2026-${thursdays[round + 1]!}`;
    const one = { ...timed, title: `Concert ${round}`, date: day };
    const answers = await Promise.all([
      there(ben).put(path, { ...weekly, title: `Violin ${round}` }),
      ben.client.put(`${path}/occurrences/${day}`, one),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
  }
  const concerts = thursdays.slice(1).map((day, round) => `Concert ${round} ${day}`);
  expect(await shown()).toEqual(['Violin 7 11-05', ...concerts]);
});

test('a split sent to both nodes at once is done once, and both hear of the same series', async () => {
  const newId = randomUUID();
  const answers = await Promise.all(
    [ben.client, there(ben)].map((client) => split(client, '2026-11-19', 'Violin', newId)),
  );
  expect(statuses(answers)).toEqual([200, 200]);
  expect(answers[0]!.body).toMatchObject({ series: { id: newId, version: 1 } });
  expect(answers[1]!.body).toEqual(answers[0]!.body);
  const violins = thursdays.slice(2).map((day) => `Violin ${day}`);
  expect(await shown()).toEqual(['Piano 11-05', 'Piano 11-12', ...violins]);
});

test('a split over a series that somebody edited meanwhile: 409 says how it is now', async () => {
  const { version } = piano;
  expectStatus(await there(ben).put(path, { ...weekly, title: 'Chess' }), 200);
  const part = { ...timed, title: 'Violin', date: '2026-11-19', from: '2026-11-19' };
  const newId = randomUUID();
  const late = await ben.client.post(`${path}/split`, { ...part, newId, version });
  expect(late).toMatchObject({ status: 409, body: { series: { title: 'Chess' } } });
  // Clients of an earlier release name no version.
  expectStatus(await ben.client.post(`${path}/split`, { ...part, newId }), 200);
});

test('an edit of all made in a day that was changed by itself: that day is as it was typed', async () => {
  const day = `${path}/occurrences/2026-11-12`;
  const exam = (await ben.client.put(day, { ...timed, title: 'Exam', date: '2026-11-12' }))
    .body as Event;
  const edit = (title: string) =>
    there(ben).put(path, {
      ...{ ...weekly, title: 'Piano', location: 'Town hall' },
      typed: { ...timed, title, date: '2026-11-12', id: exam.id, version: exam.version },
    });
  expectStatus(await edit('Recital'), 200);
  expect((await shown()).slice(0, 3)).toEqual(['Piano 11-05', 'Recital 11-12', 'Piano 11-19']);
  const late = await edit('Concert');
  expect(late).toMatchObject({ status: 409, body: { event: { title: 'Recital' } } });
});

test('two splits at once come one after the other: no day twice, and none lost', async () => {
  const answers = await Promise.all([
    split(ben.client, '2026-11-19', 'Violin'),
    split(there(ben), '2026-12-10', 'Flute'),
  ]);
  // The later part may be a part of the other series by then.
  expect([200, 409]).toContain(answers[1].status);
  expect(answers[0].status).toBe(200);
  expect((await shown()).map((text) => text.slice(-5))).toEqual(thursdays);
});

test('what needs somebody is claimed by one of two, on whichever node; the other hears who it is', async () => {
  for (const day of thursdays.slice(0, ROUNDS)) {
    const claim = `${path}/occurrences/2026-${day}/claim`;
    const answers = await Promise.all([ben.client.post(claim, {}), there(cleo).post(claim, {})]);
    expect(statuses(answers)).toEqual([200, 409]);
    const winner = answers[0].status === 200 ? ben : cleo;
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      code: 'claimed',
      error: `${winner.name} does this already`,
    });
  }
});

test('a membership that ends beside an edit that names that member: nothing is left for them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const named = { ...weekly, title: `Round ${round}`, forIds: [cleo.id] };
    const [edit, claim, removal] = await Promise.all([
      there(ben).put(path, named),
      there(cleo).post(`${path}/occurrences/2026-${thursdays[round]!}/claim`, {}),
      family.owner.client.post('/api/family/remove-member', { userId: cleo.id }),
    ]);
    expect(removal.status).toBe(200);
    expect([200, 400]).toContain(edit.status);
    expect([200, 404]).toContain(claim.status);
    const month = await ben.client.get('/api/month?from=2026-11-01&to=2027-01-01');
    expect(JSON.stringify(month.body)).not.toContain(cleo.id);
    const read = await ben.client.get('/api/family');
    const { inviteCode } = familyAnswerSchema.parse(read.body).family;
    expectStatus(await there(cleo).post('/api/calendars/join', { inviteCode }), 200);
  }
});
