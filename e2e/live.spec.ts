import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { UnreliableNetwork } from './UnreliableNetwork.js';

/** Fills what a new event needs in the open dialog and sends it. */
async function fillEvent(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Category').selectOption('General family gatherings');
  await dialog.getByLabel('Type').selectOption('Picnic');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
}

test('an event added on a day’s cell is at once on every screen, on that very day', async ({
  family,
}) => {
  const { owner, members } = await family('Ben', 'Cleo');
  for (const person of [owner, ...members]) await person.openCalendar();
  const [ben] = members;
  await ben!.page.getByTestId('day-2026-11-30').click();
  const dialog = ben!.page.getByRole('dialog', { name: 'Add New Event' });
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-11-30');
  await fillEvent(ben!.page, 'Picnic by the lake');
  await expect(ben!.toast('Event created!')).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const person of [owner, ...members]) {
    await expect(person.eventOn('2026-11-30', 'Picnic by the lake')).toBeVisible();
    await expect(person.eventOn('2026-11-30', 'Picnic by the lake')).toContainText('9:00 AM');
  }
});

test('an edit, a move to another day and a deletion reach the others while they look', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  await ben.addEvent('Swimming');
  await owner.openCalendar();
  await ben.openCalendar();

  await ben.eventOn('2026-11-18', 'Swimming').click();
  await ben.page.getByRole('button', { name: 'Edit Event' }).click();
  const dialog = ben.page.getByRole('dialog', { name: 'Edit Event' });
  await dialog.getByLabel('Title').fill('Skating');
  await dialog.getByLabel('Date', { exact: true }).fill('2026-11-19');
  await dialog.getByRole('button', { name: 'Update Event' }).click();
  await expect(ben.toast('Event updated!')).toBeVisible();
  for (const person of [owner, ben]) {
    await expect(person.eventOn('2026-11-19', 'Skating')).toBeVisible();
    await expect(person.eventOn('2026-11-18', 'Swimming')).toHaveCount(0);
  }

  await owner.eventOn('2026-11-19', 'Skating').click();
  await owner.page.getByRole('button', { name: 'Delete Event' }).click();
  await expect(owner.page.getByText('Are you sure you want to delete this event?')).toBeVisible();
  await owner.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(owner.toast('Event deleted!')).toBeVisible();
  await expect(owner.eventOn('2026-11-19', 'Skating')).toHaveCount(0);
  await expect(ben.eventOn('2026-11-19', 'Skating')).toHaveCount(0);
});

test('another colour of a member recolours their events on the others’ screens', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  await ben.addEvent('Swimming');
  await owner.openCalendar();
  const bar = owner.eventOn('2026-11-18', 'Swimming');
  const colorOf = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await colorOf();
  await ben.page.goto('/color-selection');
  await ben.page.getByRole('textbox', { name: /hex/i }).fill('#0055AA');
  await ben.page.getByRole('button', { name: 'Continue to Calendar' }).click();
  await expect(ben.page).toHaveURL(/\/dashboard/);
  await expect.poll(colorOf).not.toBe(before);
});

test('who joins with the link of the invite is on the others’ screens at once', async ({
  family,
  meet,
}) => {
  const { owner, inviteCode } = await family();
  await owner.openCalendar();
  await expect(owner.page.getByText('1 member ·')).toBeVisible();
  const dora = await meet('Dora');
  const { page } = dora;
  await page.goto(`/signup?mode=joinFamily&code=${inviteCode}`);
  await page.getByLabel('Full Name').fill('Dora');
  await page.getByLabel('Email').fill(dora.email);
  await page.getByLabel('Phone Number').fill('+1 555 0111');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await expect(page.getByLabel('Invite Code')).toHaveValue(inviteCode);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/color-selection$/);
  await expect(owner.page.getByText('2 members ·')).toBeVisible();
  await expect(owner.page.getByText('Dora').first()).toBeVisible();
});

test('[S7] a greeting that gets lost is said again', async ({ family }) => {
  const { owner } = await family();
  let greetings = 0;
  await owner.page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const isGreeting = String(message).includes('"hello"');
      if (isGreeting) greetings += 1;
      if (!isGreeting || greetings > 1) server.send(message);
    });
  });
  await owner.page.goto('/dashboard');
  await expect(owner.connection('Live')).toBeVisible({ timeout: 20_000 });
  expect(greetings).toBe(2);
});

test('[S14] a screen that was cut off says so, and shows what it missed when it is back', async ({
  family,
  meet,
  server,
}) => {
  const { owner, inviteCode } = await family();
  const network = await UnreliableNetwork.to(server.origin);
  const ben = await meet('Ben', { baseURL: network.origin });
  await ben.signUp({ inviteCode });
  await ben.openCalendar();
  network.cut();
  await expect(ben.connection('Reconnecting…')).toBeVisible();
  await owner.addEvent('While you were out');
  await expect(ben.connection('Offline')).toBeVisible();
  await expect(ben.eventOn('2026-11-18', 'While you were out')).toHaveCount(0);
  network.mend();
  await expect(ben.eventOn('2026-11-18', 'While you were out')).toBeVisible({ timeout: 15_000 });
  await expect(ben.connection('Live')).toBeVisible();
  network.close();
});
