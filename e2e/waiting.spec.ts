import type { Locator } from '@playwright/test';
import type { Event } from '@kinday/contracts/event';
import { expect, test as journey } from './journey.js';
import type { Person } from './Person.js';
import { UnreliableNetwork } from './UnreliableNetwork.js';

interface Apart {
  owner: Person;
  /** Has added the event, on November 18. */
  ben: Person;
  swimming: Event;
  /** Ben's way to the server. */
  network: UnreliableNetwork;
}

const NOVEMBER = '/api/events?from=2026-11-01&to=2026-12-01';
const KEEP_OPEN =
  "You're offline. Changes are sent when you're back. Keep this page open until then.";

const test = journey.extend<{ apart: Apart }>({
  apart: async ({ family, meet, server }, use) => {
    const { owner, inviteCode } = await family();
    const network = await UnreliableNetwork.to(server.origin);
    const ben = await meet('Ben', { baseURL: network.origin });
    await ben.signUp({ inviteCode });
    const swimming = await ben.addEvent('Swimming');
    await use({ owner, ben, swimming, network });
    network.close();
  },
});

/** Opens the calendar and waits until the last of its pieces is there. */
async function openWhole(person: Person): Promise<void> {
  const last = person.page.waitForEvent('requestfinished', (request) =>
    /RemindersPage.*\.js$/.test(request.url()),
  );
  await person.openCalendar();
  await last;
}

/** Cuts Ben's way to the server, and waits until his page says so. */
async function goOffline({ ben, network }: Apart): Promise<void> {
  network.cut();
  await expect(ben.page.getByText(KEEP_OPEN)).toBeVisible({ timeout: 15_000 });
}

/** Answers which days of a series are meant: all. */
async function chooseAll({ page }: Person, question: string, answer: string): Promise<void> {
  const which = page.getByRole('dialog', { name: question });
  await which.getByLabel('All of them').check();
  await which.getByRole('button', { name: answer, exact: true }).click();
}

/** Gives Piano's lesson of November 12 another name and day, as its owner. */
async function holdRecital({ owner, swimming }: Apart, seriesId: string): Promise<void> {
  const recital = { ...swimming, id: undefined, title: 'Recital', date: '2026-11-13' };
  await owner.put(`/api/series/${seriesId}/occurrences/2026-11-12`, recital);
}

/** Mends the way, and waits for a question that names the recital; nobody has lost it. */
async function untilAskedOfRecital({ owner, ben, network }: Apart, name: string): Promise<Locator> {
  network.mend();
  const question = ben.page.getByRole('alertdialog', { name });
  await expect(question).toContainText(
    /Olga changed Thu, Nov 12 meanwhile. Now it is: Recital.*Fri, Nov 13.*that day is deleted too/,
  );
  expect(await titlesSeenBy(owner)).toContain('Recital');
  return question;
}

const nothingWaits = ({ page }: Person) =>
  expect(page.getByRole('button', { name: /to be sent|needs you/ })).toHaveCount(0);

/** Makes another event of Swimming without a network. */
async function goSkatingOffline(apart: Apart): Promise<void> {
  const { ben } = apart;
  const { page } = ben;
  await goOffline(apart);
  await ben.eventOn('2026-11-18', 'Swimming').click();
  await page.getByRole('button', { name: 'Edit Event' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel('Title').fill('Skating');
  await form.getByRole('button', { name: 'Update Event' }).click();
  await expect(form).toBeHidden();
}

const titlesSeenBy = async (person: Person) =>
  ((await person.get(NOVEMBER)) as Event[]).map(({ title }) => title);

test('changes made offline are seen with their sign, listed, and sent in order when the network is back', async ({
  apart,
}) => {
  const { owner, ben, network } = apart;
  await ben.addEvent('Judo', { date: '2026-11-19' });
  await openWhole(ben);
  await owner.openCalendar();
  await goSkatingOffline(apart);
  const skating = ben.eventOn('2026-11-18', 'Skating');
  await expect(skating.locator('.kd-state-mark--waits')).toBeVisible();
  await expect(skating).toHaveAccessibleName(/waits to be sent/);
  await expect(ben.eventOn('2026-11-19', 'Judo').locator('.kd-state-mark--waits')).toHaveCount(0);

  const bar = ben.page.getByRole('button', { name: '1 change waits to be sent' });
  await bar.click();
  const panel = ben.page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(panel.getByRole('listitem')).toHaveText(/Skating.*Changed\s· Wed, Nov 18/);
  await panel.getByRole('button', { name: 'Close' }).click();

  network.mend();
  await expect(ben.connection('Live')).toBeVisible({ timeout: 15_000 });
  await expect(bar).toBeHidden();
  await expect(skating.locator('.kd-state-mark--waits')).toHaveCount(0);
  await expect(owner.eventOn('2026-11-18', 'Skating')).toBeVisible();
});

test('a change that met another one of the same is asked about when the network is back', async ({
  apart,
}) => {
  const { owner, ben, swimming, network } = apart;
  await openWhole(ben);
  await goSkatingOffline(apart);
  await owner.put(`/api/events/${swimming.id}`, { ...swimming, title: 'Sledging' });
  network.mend();
  const question = ben.page.getByRole('dialog', { name: 'Olga changed Skating too' });
  await expect(question).toBeVisible({ timeout: 20_000 });
  await question.getByRole('radio', { name: /Skating/ }).check();
  await question.getByRole('button', { name: /save/i }).click();
  await expect.poll(() => titlesSeenBy(owner)).toEqual(['Skating']);
  await expect(ben.page.getByRole('button', { name: /to be sent|needs you/ })).toHaveCount(0);
});

test('a deletion of what somebody changed since is asked about, and deletes nothing unseen', async ({
  apart,
}) => {
  const { owner, ben, swimming, network } = apart;
  const { page } = ben;
  await openWhole(ben);
  await goOffline(apart);
  await ben.eventOn('2026-11-18', 'Swimming').click();
  await page.getByRole('button', { name: 'Delete Event' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(ben.eventOn('2026-11-18', 'Swimming')).toHaveCount(0);
  await owner.put(`/api/events/${swimming.id}`, { ...swimming, title: 'Surgery' });
  network.mend();
  const question = page.getByRole('alertdialog', { name: 'Delete Swimming all the same?' });
  await expect(question).toContainText('Olga changed it meanwhile. Now it is: Surgery');
  expect(await titlesSeenBy(owner)).toEqual(['Surgery']);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(ben.eventOn('2026-11-18', 'Surgery')).toBeVisible();
  await nothingWaits(ben);
});

test('a deletion of a series is asked about where somebody changed one of its days since', async ({
  apart,
}) => {
  const { owner, ben } = apart;
  const { page } = ben;
  const piano = await ben.addSeries('Piano', { date: '2026-11-05' });
  await openWhole(ben);
  await goOffline(apart);
  await ben.eventOn('2026-11-19', 'Piano').click();
  await page.getByRole('button', { name: 'Delete Event' }).click();
  await chooseAll(ben, 'Delete which ones?', 'Delete');
  await expect(ben.eventOn('2026-11-19', 'Piano')).toHaveCount(0);
  await holdRecital(apart, piano.id);
  const question = await untilAskedOfRecital(apart, 'Delete Piano all the same?');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => titlesSeenBy(owner)).toEqual(['Swimming']);
  await nothingWaits(ben);
});

test('a day of a series that somebody changed while an edit of all waited is not deleted unseen', async ({
  apart,
}) => {
  const { owner, ben, swimming, network } = apart;
  const { page } = ben;
  const piano = await ben.addSeries('Piano', { date: '2026-11-05' });
  const day = { ...swimming, id: undefined, title: 'Piano', date: '2026-11-12', location: 'Hall' };
  const hall = (await ben.put(`/api/series/${piano.id}/occurrences/${day.date}`, day)) as Event;
  await openWhole(ben);
  await goOffline(apart);
  await ben.eventOn('2026-11-19', 'Piano').click();
  await page.getByRole('button', { name: 'Edit Event' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel('Title').fill('Violin');
  await form.getByRole('button', { name: 'Update Event' }).click();
  await chooseAll(ben, 'Change which ones?', 'Save');
  await ben.eventOn('2026-11-12', 'Violin').click();
  await page.getByRole('button', { name: 'Delete Event' }).click();
  const going = page.getByRole('dialog', { name: 'Delete which ones?' });
  await going.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(ben.eventOn('2026-11-12', 'Violin')).toHaveCount(0);
  await owner.put(`/api/events/${hall.id}`, { ...day, title: 'Recital', version: hall.version });
  network.mend();
  const question = page.getByRole('alertdialog', { name: 'Delete Violin all the same?' });
  await expect(question).toContainText(/Olga changed it meanwhile. Now it is: Recital/);
  expect(await titlesSeenBy(owner)).toContain('Recital');
});

test('a series that is to repeat no more is asked about where somebody changed one of its days since', async ({
  apart,
}) => {
  const { owner, ben } = apart;
  const { page } = ben;
  const piano = await ben.addSeries('Piano', { date: '2026-11-05' });
  await openWhole(ben);
  await goOffline(apart);
  await ben.eventOn('2026-11-19', 'Piano').click();
  await page.getByRole('button', { name: 'Edit Event' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel('Repeat').selectOption('Does not repeat');
  await form.getByRole('button', { name: 'Update Event' }).click();
  await chooseAll(ben, 'Change which ones?', 'Save');
  await expect(ben.eventOn('2026-11-12', 'Piano')).toHaveCount(0);
  await holdRecital(apart, piano.id);
  const question = await untilAskedOfRecital(apart, 'Stop repeating Piano all the same?');
  await question.getByRole('button', { name: 'Stop repeating' }).click();
  await expect.poll(() => titlesSeenBy(owner)).toEqual(['Swimming', 'Piano']);
  await nothingWaits(ben);
});

test('a deletion of a series whose answer was lost is undone without a network', async ({
  apart,
  server,
}) => {
  const { owner, ben, network } = apart;
  const { page } = ben;
  const piano = await ben.addSeries('Piano', { date: '2026-11-05' });
  await openWhole(ben);
  const lessons = async () => {
    const days = (await owner.get('/api/occurrences?from=2026-11-01&to=2026-12-01')) as Event[];
    return days.filter(({ title }) => title === 'Piano').map(({ date }) => date);
  };
  const all = await lessons();
  expect(all).toHaveLength(4);
  await page.route(
    `**/api/series/${piano.id}?*`,
    async (route) => {
      // It arrives, and the network goes before anything of that is heard.
      network.cut();
      const { pathname, search } = new URL(route.request().url());
      const cookie = (await route.request().allHeaders())['cookie'] ?? '';
      const headers = { cookie };
      await fetch(server.origin + pathname + search, { method: 'DELETE', headers });
      await route.abort();
    },
    { times: 1 },
  );
  await ben.eventOn('2026-11-19', 'Piano').click();
  await page.getByRole('button', { name: 'Delete Event' }).click();
  await chooseAll(ben, 'Delete which ones?', 'Delete');
  await expect(page.getByText(KEEP_OPEN)).toBeVisible({ timeout: 15_000 });
  expect(await lessons()).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(ben.eventOn('2026-11-12', 'Piano')).toBeVisible();
  network.mend();
  await expect.poll(lessons).toEqual(all);
  await nothingWaits(ben);
  await expect(ben.eventOn('2026-11-12', 'Piano')).toBeVisible();
});

test('an event that was deleted meanwhile can be kept as a new one', async ({ apart }) => {
  const { owner, ben, swimming, network } = apart;
  await openWhole(ben);
  await goSkatingOffline(apart);
  await owner.delete(`/api/events/${swimming.id}`);
  network.mend();
  await ben.page.getByRole('button', { name: '1 change needs you' }).click({ timeout: 20_000 });
  const panel = ben.page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(panel.getByText('This event was deleted meanwhile.')).toBeVisible();
  await panel.getByRole('button', { name: 'Save as a new event' }).click();
  await expect(panel.getByText('Nothing waits to be sent.')).toBeVisible();
  await expect.poll(() => titlesSeenBy(owner)).toEqual(['Skating']);
});

test('who logs out while changes wait is told that they would be lost', async ({ apart }) => {
  const { ben } = apart;
  await openWhole(ben);
  await goSkatingOffline(apart);
  await ben.page.getByRole('button', { name: 'Log Out' }).click();
  const question = ben.page.getByRole('alertdialog', { name: 'Log out anyway?' });
  await expect(question).toContainText('1 change waits to be sent.');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question).toBeHidden();
  await expect(ben.eventOn('2026-11-18', 'Skating')).toBeVisible();
});

test('who was on a public page in between still has what is done offline sent', async ({
  apart,
}) => {
  const { owner, ben, network } = apart;
  await openWhole(ben);
  await owner.openCalendar();
  await ben.page.locator('.kd-top-bar__home').click();
  await ben.page.getByRole('link', { name: 'Open calendar' }).first().click();
  await expect(ben.connection('Live')).toBeVisible();
  await goSkatingOffline(apart);
  const mark = ben.eventOn('2026-11-18', 'Skating').locator('.kd-state-mark--waits');
  await expect(mark).toBeVisible();
  network.mend();
  await expect(owner.eventOn('2026-11-18', 'Skating')).toBeVisible({ timeout: 15_000 });
  await expect(mark).toHaveCount(0);
});

test('the code of what waits, which did not come at first, is there before the network goes', async ({
  apart,
}) => {
  const { owner, ben } = apart;
  let asked = 0;
  await ben.page.route(/openQueue.*\.js/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await openWhole(ben);
  await owner.openCalendar();
  await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(1);
  await goSkatingOffline(apart);
  await expect(ben.eventOn('2026-11-18', 'Skating').locator('.kd-state-mark--waits')).toBeVisible();
});
