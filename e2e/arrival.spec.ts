import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { addDays } from '@kinday/contracts/calendarDate';
import type { ChangesAnswer } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { allowMany } from './allowMany.js';
import { expect, test } from './journey.js';
import { NOW, Person } from './Person.js';
import { stay, untilKept, untilReleaseKept } from './stay.js';
import { UnreliableNetwork } from './UnreliableNetwork.js';

// What was done without a network arrives: all of it, once, in order, whatever happens meanwhile.

const COLORS = { Ana: '#FF6B6B', Ben: '#AA96DA', Cleo: '#FFE66D' };
/** The first days of their weeks. */
const WEEKS = ['2026-11-08', '2026-11-15', '2026-11-22'] as const;
/** Changes of each person; their presses take most of the time. */
const EACH = process.env.LONG ? 67 : 21;
const NOVEMBER = '/api/events?from=2026-11-01&to=2026-12-01';

const waiting = ({ page }: Person) => page.getByRole('button', { name: /^\d+ changes? waits?/ });

/** Which events somebody changed, in their order, as the family's log has it. */
async function logOf(actorId: string, since: number, familyId: string, reader: Person) {
  const log = await reader.get(`/api/changes?familyId=${familyId}&since=${since}`);
  return (log as ChangesAnswer).changes
    .filter((change) => change.actorId === actorId)
    .flatMap(({ edits }) => edits.map((edit) => (edit.op === 'put' ? edit.record.id : edit.id)));
}

test('changes by the dozen that three people made offline all arrive once, each one’s in their order', async ({
  family,
  meet,
  server,
}) => {
  test.slow(!!process.env.LONG);
  const { owner: olga, inviteCode, id: familyId } = await family();
  await allowMany(inviteCode, server.dataDir);
  const people = await Promise.all(
    Object.entries(COLORS).map(async ([name, color], index) => {
      const network = await UnreliableNetwork.to(server.origin);
      const week = WEEKS[index]!;
      const person = await meet(name, { baseURL: network.origin, serviceWorkers: 'allow' });
      await person.signUp({ inviteCode }, color);
      const { id } = (await person.get('/api/me')) as { id: string };
      const events: Event[] = [];
      for (let n = 0; n < EACH; n++) {
        const [date, hour] = [addDays(week, n % 7), String(8 + Math.floor(n / 7)).padStart(2, '0')];
        const times = { startTime: `${hour}:00`, endTime: `${hour}:30` };
        events.push(await person.addEvent(`${name} ${n}`, { date, ...times }));
      }
      return { person, network, id, events, week };
    }),
  );
  await Promise.all(
    people.map(async ({ person, network, week }) => {
      await stay(person);
      await person.page.goto(`/dashboard?view=week&date=${week}`);
      await untilKept(person.page, `Cleo ${EACH - 1}`);
      await untilReleaseKept(person.page);
      network.cut();
    }),
  );
  const { revision } = (await olga.get(
    `/api/changes?familyId=${familyId}&since=0`,
  )) as ChangesAnswer;

  await Promise.all(
    people.map(async ({ person: { page }, events }) => {
      await expect(page.getByText(/^You're offline/)).toBeVisible({ timeout: 20_000 });
      const [gone, edited, ...moved] = events as [Event, Event, ...Event[]];
      await page.getByTestId(`event-${gone.id}`).press('Delete');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByTestId(`event-${edited.id}`).press('e');
      await page.getByRole('dialog').getByLabel('Title').fill('Skating');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      for (const { id } of moved) {
        await page.getByTestId(`event-${id}`).press('m');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
      await expect(
        page.getByRole('button', { name: `${EACH} changes wait to be sent` }),
      ).toBeVisible();
    }),
  );
  // Somebody who is there changes some of the same: both are kept.
  for (const { events } of people) {
    await olga.put(`/api/events/${events[2]!.id}`, { ...events[2], location: 'At home' });
  }
  for (const { network } of people) network.mend();
  for (const { person } of people) {
    await expect(waiting(person)).toBeHidden({ timeout: 60_000 });
    await expect(person.connection('Live')).toBeVisible();
  }
  for (const { id, events } of people) {
    expect(await logOf(id, revision, familyId, olga)).toEqual(events.map((each) => each.id));
  }
  const now = new Map(((await olga.get(NOVEMBER)) as Event[]).map((each) => [each.id, each]));
  for (const { events } of people) {
    const [gone, edited, moved] = events.map(({ id }) => now.get(id));
    expect(gone).toBeUndefined();
    expect(edited).toMatchObject({ title: 'Skating', startTime: '08:00' });
    expect(moved).toMatchObject({ location: 'At home', startTime: '08:30' });
  }
  // Everybody's screen is the same, each looking at the first one's week.
  const shownTo = async ({ page }: Person) => {
    await page.goto(`/dashboard?view=week&date=${WEEKS[0]}`);
    await page.getByTestId(`event-${people[0]!.events[1]!.id}`).waitFor();
    return page.locator('.kd-event').allTextContents();
  };
  const all = await shownTo(olga);
  for (const { person, network } of people) {
    await expect.poll(() => shownTo(person)).toEqual(all);
    network.close();
  }
});

/** A browser that keeps what it has in a folder. */
async function openBrowser(folder: string, baseURL: string): Promise<BrowserContext> {
  const { launchOptions = {}, locale = 'en-US' } = test.info().project.use;
  const options = { ...launchOptions, baseURL, locale, serviceWorkers: 'block' as const };
  const context = await chromium.launchPersistentContext(folder, options);
  await context.clock.setFixedTime(NOW);
  return context;
}

test('edits whose browser is killed between the press and the answer arrive when it is opened again', async ({
  family,
  server,
}) => {
  const { owner: olga, inviteCode } = await family();
  const folder = await mkdtemp(path.join(tmpdir(), 'kinday-profile-'));
  const first = await openBrowser(folder, server.origin);
  const ben = new Person('Ben', first, await first.newPage());
  await ben.signUp({ inviteCode }, '#FF6B6B');
  await ben.addEvent('Swimming');
  await stay(ben);
  await untilKept(ben.page, 'Swimming');
  const cookies = await first.cookies();

  // One does not reach the server, of the other only the answer is missing.
  await first.route('**/api/events/*', () => undefined);
  const sent = first.waitForEvent('request', (request) => request.method() === 'PUT');
  await ben.eventOn('2026-11-18', 'Swimming').press('e');
  await ben.page.getByLabel('Title').fill('Skating');
  await ben.page.getByLabel('Title').press('Enter');
  await sent;
  const other = await first.newPage();
  await ben.openCalendar(other);
  const stored = new Promise((resolve) => {
    void first.route('**/api/events', (route) => route.fetch().then(resolve));
  });
  await other.keyboard.press('n');
  await other.getByLabel('Quick add').fill('Movie night Nov 20 8:15pm');
  await other.getByLabel('Quick add').press('Enter');
  await stored;
  const killed = first.waitForEvent('close');
  const devtools = await first.newCDPSession(other);
  await devtools.send('Browser.crash').catch(() => undefined);
  await killed;

  const again = await openBrowser(folder, server.origin);
  // A browser writes its cookies down every half a minute.
  await again.addCookies(cookies);
  await ben.openCalendar(await again.newPage());
  const isThere = async () =>
    ((await olga.get(NOVEMBER)) as Event[]).map(({ title, version }) => `${title} ${version}`);
  await expect.poll(isThere).toEqual(['Skating 2', 'Movie night 1']);
  await again.close();
  await rm(folder, { recursive: true, force: true });
});
