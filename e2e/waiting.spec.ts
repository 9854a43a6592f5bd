import type { Event } from '@kinday/contracts/event';
import { expect, test } from './journey.js';
import type { Person } from './Person.js';
import { UnreliableNetwork } from './UnreliableNetwork.js';

const NOVEMBER = '/api/events?from=2026-11-01&to=2026-12-01';
const KEEP_OPEN =
  "You're offline. Changes are sent when you're back. Keep this page open until then.";

/** Somebody of a family whose way to the server can be cut. */
async function joined(
  name: string,
  inviteCode: string,
  origin: string,
  meet: (name: string, options?: { baseURL: string }) => Promise<Person>,
) {
  const network = await UnreliableNetwork.to(origin);
  const person = await meet(name, { baseURL: network.origin });
  await person.signUp({ inviteCode });
  return { person, network };
}

/** Opens the calendar and waits until the last of its pieces is there. */
async function openWhole(person: Person): Promise<void> {
  const last = person.page.waitForEvent('requestfinished', (request) =>
    /RemindersPage.*\.js$/.test(request.url()),
  );
  await person.openCalendar();
  await last;
}

/** Cuts the way, and waits until the page says so. */
async function goOffline({ page }: Person, network: UnreliableNetwork): Promise<void> {
  network.cut();
  await expect(page.getByText(KEEP_OPEN)).toBeVisible({ timeout: 15_000 });
}

async function retitle(person: Person, from: string, to: string): Promise<void> {
  const { page } = person;
  await person.eventOn('2026-11-18', from).click();
  await page.getByRole('button', { name: 'Edit Event' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel('Title').fill(to);
  await form.getByRole('button', { name: 'Update Event' }).click();
  await expect(form).toBeHidden();
}

test('changes made offline are seen with their sign, listed, and sent in order when the network is back', async ({
  family,
  meet,
  server,
}) => {
  const { owner, inviteCode } = await family();
  const { person: ben, network } = await joined('Ben', inviteCode, server.origin, meet);
  await ben.addEvent('Swimming');
  await ben.addEvent('Judo', { date: '2026-11-19' });
  await openWhole(ben);
  await owner.openCalendar();
  await goOffline(ben, network);
  await retitle(ben, 'Swimming', 'Skating');
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
  network.close();
});

test('a change that met another one of the same is asked about when the network is back', async ({
  family,
  meet,
  server,
}) => {
  const { owner, inviteCode } = await family();
  const { person: ben, network } = await joined('Ben', inviteCode, server.origin, meet);
  const event = await ben.addEvent('Swimming');
  await openWhole(ben);
  await goOffline(ben, network);
  await retitle(ben, 'Swimming', 'Skating');
  await owner.put(`/api/events/${event.id}`, { ...event, title: 'Sledging' });
  network.mend();
  const question = ben.page.getByRole('dialog', { name: 'Olga changed Skating too' });
  await expect(question).toBeVisible({ timeout: 20_000 });
  await question.getByRole('radio', { name: /Skating/ }).check();
  await question.getByRole('button', { name: /save/i }).click();
  await expect
    .poll(async () => ((await owner.get(NOVEMBER)) as Event[]).map(({ title }) => title))
    .toEqual(['Skating']);
  await expect(ben.page.getByRole('button', { name: /to be sent|needs you/ })).toHaveCount(0);
  network.close();
});

test('an event that was deleted meanwhile can be kept as a new one', async ({
  family,
  meet,
  server,
}) => {
  const { owner, inviteCode } = await family();
  const { person: ben, network } = await joined('Ben', inviteCode, server.origin, meet);
  const event = await ben.addEvent('Swimming');
  await openWhole(ben);
  await goOffline(ben, network);
  await retitle(ben, 'Swimming', 'Skating');
  expect((await owner.context.request.delete(`/api/events/${event.id}`)).ok()).toBe(true);
  network.mend();
  await ben.page.getByRole('button', { name: '1 change needs you' }).click({ timeout: 20_000 });
  const panel = ben.page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(panel.getByText('This event was deleted meanwhile.')).toBeVisible();
  await panel.getByRole('button', { name: 'Save as a new event' }).click();
  await expect(panel.getByText('Everything is sent.')).toBeVisible();
  await expect
    .poll(async () => ((await owner.get(NOVEMBER)) as Event[]).map(({ title }) => title))
    .toEqual(['Skating']);
  network.close();
});

test('who logs out while changes wait is told that they would be lost', async ({
  family,
  meet,
  server,
}) => {
  const { inviteCode } = await family();
  const { person: ben, network } = await joined('Ben', inviteCode, server.origin, meet);
  await ben.addEvent('Swimming');
  await openWhole(ben);
  await goOffline(ben, network);
  await retitle(ben, 'Swimming', 'Skating');
  await ben.page.getByRole('button', { name: 'Log Out' }).click();
  const question = ben.page.getByRole('alertdialog', { name: 'Log out anyway?' });
  await expect(question).toContainText('1 change waits to be sent.');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question).toBeHidden();
  await expect(ben.eventOn('2026-11-18', 'Skating')).toBeVisible();
  network.close();
});

test('who was on a public page in between still has what is done offline sent', async ({
  family,
  meet,
  server,
}) => {
  const { owner, inviteCode } = await family();
  const { person: ben, network } = await joined('Ben', inviteCode, server.origin, meet);
  await ben.addEvent('Swimming');
  await openWhole(ben);
  await owner.openCalendar();
  await ben.page.locator('.kd-top-bar__home').click();
  await ben.page.getByRole('link', { name: 'Open calendar' }).first().click();
  await expect(ben.connection('Live')).toBeVisible();
  await goOffline(ben, network);
  await retitle(ben, 'Swimming', 'Skating');
  const mark = ben.eventOn('2026-11-18', 'Skating').locator('.kd-state-mark--waits');
  await expect(mark).toBeVisible();
  network.mend();
  await expect(owner.eventOn('2026-11-18', 'Skating')).toBeVisible({ timeout: 15_000 });
  await expect(mark).toHaveCount(0);
  network.close();
});

test('the code of what waits, which did not come at first, is there before the network goes', async ({
  family,
  meet,
  server,
}) => {
  const { owner, inviteCode } = await family();
  const { person: ben, network } = await joined('Ben', inviteCode, server.origin, meet);
  await ben.addEvent('Swimming');
  let asked = 0;
  await ben.page.route(/openQueue.*\.js/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await openWhole(ben);
  await owner.openCalendar();
  await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(1);
  await goOffline(ben, network);
  await retitle(ben, 'Swimming', 'Skating');
  await expect(ben.eventOn('2026-11-18', 'Skating').locator('.kd-state-mark--waits')).toBeVisible();
  network.close();
});
