import { expect, test as base, type BrowserContextOptions } from '@playwright/test';
import type { FamilyAnswer } from '@kinday/contracts/family';
import { collectFaults } from './collectFaults.js';
import { GooglePush } from './google/GooglePush.js';
import { NOW, Person } from './Person.js';
import { SchoolServer } from './SchoolServer.js';
import { startServer, type RunningServer } from './startServer.js';

/** A calendar whose people each have a browser. */
export interface LivingFamily {
  id: string;
  name: string;
  inviteCode: string;
  owner: Person;
  members: Person[];
}

export interface TestFixtures {
  /** Somebody with a new browser, who has not signed up. */
  meet: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** An owner and everybody who joins, all signed up, with different colours. */
  family: (...joining: string[]) => Promise<LivingFamily>;
}

export interface WorkerFixtures {
  /** What takes the server's notifications, for a browser that takes it for Google. */
  google: GooglePush;
  /** Has a calendar that families may subscribe to. */
  school: SchoolServer;
  server: RunningServer;
}

const COLORS = ['#4ECDC4', '#FF6B6B', '#AA96DA', '#FFE66D', '#95E1D3'];
/** Members live far apart: no event may move by a day between them. */
const ZONES = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin'];

export const test = base.extend<TestFixtures, WorkerFixtures>({
  google: [
    async ({}, use) => {
      const google = await GooglePush.listen();
      await use(google);
      google.close();
    },
    { scope: 'worker' },
  ],

  school: [
    async ({}, use) => {
      const school = await SchoolServer.listen();
      await use(school);
      school.close();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ google, school }, use) => {
      const settings = { PUSH_SERVICES: google.origin, FEED_HOSTS: school.origin };
      const server = await startServer(settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  meet: async ({ browser, server }, use) => {
    const people: Person[] = [];
    const faults: string[][] = [];
    await use(async (name, options) => {
      const context = await browser.newContext({
        baseURL: server.origin,
        timezoneId: ZONES[people.length % ZONES.length],
        ...options,
      });
      faults.push(await collectFaults(context));
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      const person = new Person(name, context, page);
      people.push(person);
      return person;
    });
    for (const { context } of people) await context.close();
    expect(faults.flat()).toEqual([]);
  },

  family: async ({ meet }, use) => {
    await use(async (...joining) => {
      const owner = await meet('Olga');
      await owner.signUp({ familyName: 'The Rivers' }, COLORS[0]);
      const { family } = (await owner.get('/api/family')) as FamilyAnswer;
      const { id, name, inviteCode } = family;
      const members: Person[] = [];
      for (const [index, each] of joining.entries()) {
        const member = await meet(each);
        await member.signUp({ inviteCode }, COLORS[index + 1]);
        members.push(member);
      }
      return { id, name, inviteCode, owner, members };
    });
  },
});

export { expect } from '@playwright/test';
