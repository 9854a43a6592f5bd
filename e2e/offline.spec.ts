import type { Page } from '@playwright/test';
import type { Event } from '@kinday/contracts/event';
import { expect, test as journey } from './journey.js';
import { NOW, type Person } from './Person.js';
import { startServer } from './startServer.js';
import { stay, untilKept, untilReleaseKept } from './stay.js';

// Everything that is to work without a network, from a cold start on.

const test = journey.extend({ serviceWorkers: 'allow' });
const OFFLINE = "You're offline. Changes are kept and sent when you're back.";

/** A page of a browser that was closed and is opened again. */
async function coldStart({ context }: Person, address: string, now = NOW): Promise<Page> {
  for (const page of context.pages()) await page.close();
  await context.clock.setFixedTime(now);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}

test('with the server stopped, a cold start shows the calendar, and everything works on it', async ({
  meet,
}, { annotations }) => {
  const server = await startServer();
  const baseURL = server.origin;
  const olga = await meet('Olga', { baseURL });
  await olga.signUp({ familyName: 'The Rivers' }, '#4ECDC4');
  const { family } = (await olga.get('/api/family')) as { family: { inviteCode: string } };
  const ben = await meet('Ben', { baseURL });
  await ben.signUp({ inviteCode: family.inviteCode }, '#FF6B6B');
  await ben.addEvent('Swimming', { location: 'Pool' });
  await ben.addEvent('Judo', { date: '2026-11-19' });
  await ben.addSeries('Piano', { date: '2026-11-05' });
  await olga.addEvent('Drive', { date: '2026-11-20', needsSomebody: true });
  await stay(ben);
  await untilKept(ben.page, 'Drive');
  await untilReleaseKept(ben.page);
  await server.stop();
  await ben.context.setOffline(true);

  let page = await coldStart(ben, '/dashboard');
  const on = (date: string, title: string) => ben.eventOn(date, title, page);
  await on('2026-11-18', 'Swimming').waitFor();
  const description = `${await page.evaluate(() => Math.round(performance.now()))} ms`;
  annotations.push({ type: 'cold start', description });
  await expect(page.getByText(OFFLINE)).toBeVisible();
  const waiting = (count: number) =>
    page.getByRole('button', {
      name: count === 1 ? '1 change waits to be sent' : `${count} changes wait to be sent`,
    });

  await test.step('every view, a search, the details', async () => {
    for (const view of ['week', 'day', 'agenda']) {
      await page.goto(`/dashboard?view=${view}&date=2026-11-18`);
      await expect(on('2026-11-18', 'Swimming')).toBeVisible();
    }
    await page.goto('/other-calendars');
    await expect(page.getByRole('heading', { name: 'Other Calendars' })).toBeVisible();
    const seenOnceOnline = (what: string) =>
      expect(page.getByText(`Your ${what} can be seen once you're back online.`)).toBeVisible();
    await seenOnceOnline('links');
    await page.goto('/reminders');
    await seenOnceOnline('reminders');
    await page.goto('/dashboard');
    await on('2026-11-18', 'Swimming').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('swim');
    await page.getByRole('option', { name: /Swimming/ }).click();
    const detail = page.getByRole('dialog', { name: 'Swimming' });
    await expect(detail).toContainText('Pool');
    await expect(detail).not.toContainText('waits to be sent');
    await page.keyboard.press('Escape');
    await expect(detail).toHaveCount(0);
  });

  await test.step('added, changed, moved, claimed, of a series, deleted and undone', async () => {
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'Add New Event' });
    await form.getByLabel('Quick add').fill('Movie night Nov 27 8:15pm');
    await form.getByLabel('Quick add').press('Enter');
    await expect(waiting(1)).toBeVisible();

    await on('2026-11-18', 'Swimming').press('e');
    const edited = page.getByRole('dialog', { name: 'Edit Event' });
    await edited.getByLabel('Title').fill('Skating');
    await edited.getByLabel('Title').press('Enter');
    await expect(waiting(2)).toBeVisible();

    await on('2026-11-19', 'Judo').press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(on('2026-11-26', 'Judo')).toBeVisible();
    await expect(waiting(3)).toBeVisible();

    await on('2026-11-20', 'Drive').click();
    await page.getByRole('button', { name: 'I’ll do it' }).click();
    await expect(page.getByText('You do this')).toBeVisible();
    await expect(page.getByText('Your change waits to be sent.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(waiting(4)).toBeVisible();

    await on('2026-11-12', 'Piano').press('Delete');
    const question = page.getByRole('dialog', { name: 'Delete which ones?' });
    await question.getByLabel('Only this one').check();
    await page.keyboard.press('Enter');
    await expect(on('2026-11-12', 'Piano')).toHaveCount(0);
    await expect(waiting(5)).toBeVisible();

    await on('2026-11-26', 'Judo').press('Delete');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(on('2026-11-26', 'Judo')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(on('2026-11-26', 'Judo')).toBeVisible();
    await expect(waiting(5)).toBeVisible();
  });

  await test.step('the browser is closed and opened again: all of it still waits', async () => {
    page = await coldStart(ben, '/dashboard');
    await expect(on('2026-11-27', 'Movie night')).toHaveAccessibleName(/waits to be sent/);
    for (const [date, title] of [
      ['2026-11-18', 'Skating'],
      ['2026-11-26', 'Judo'],
      ['2026-11-20', 'Drive'],
    ] as const)
      await expect(on(date, title)).toHaveAccessibleName(/waits to be sent/);
    await expect(on('2026-11-12', 'Piano')).toHaveCount(0);
    await expect(waiting(5)).toBeVisible();
  });

  await test.step('a log-out says that it needs a network, and leaves everything', async () => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out anyway?' });
    await question.getByRole('button', { name: 'Log Out' }).click();
    const refusal = page.getByText("You can log out once you're back online.", { exact: true });
    await expect(refusal).toBeVisible();
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(waiting(5)).toBeVisible();
  });
});

test('a device whose clock is wrong by decades shows its calendar, and what is done there arrives', async ({
  family,
}) => {
  const { owner: olga, members } = await family('Ana', 'Ben');
  await Promise.all(
    members.map(async (person, index) => {
      const year = [2009, 2041][index];
      const [now, day] = [new Date(`${year}-03-10T12:00:00Z`), `${year}-03-18`];
      await person.page.clock.setFixedTime(now);
      await person.addEvent('Swimming', { date: day });
      await stay(person);
      await untilKept(person.page, 'Swimming');
      await untilReleaseKept(person.page);
      await person.context.setOffline(true);
      const page = await coldStart(person, '/dashboard', now);
      const sent = page.getByRole('button', { name: '1 change waits to be sent' });
      await person.eventOn(day, 'Swimming', page).press('e');
      await page.getByLabel('Title').fill('Skating');
      await page.getByLabel('Title').press('Enter');
      await expect(sent).toBeVisible();
      await person.context.setOffline(false);
      const march = `/api/events?from=${year}-03-01&to=${year}-04-01`;
      const titles = async () => ((await olga.get(march)) as Event[]).map(({ title }) => title);
      await expect.poll(titles, { timeout: 30_000 }).toEqual(['Skating']);
      await expect(sent).toBeHidden();
      await expect(person.connection('Live', page)).toBeVisible();
    }),
  );
});

test('a link to another calendar of theirs opens that one, from what the device keeps', async ({
  family,
}) => {
  const { owner: olga } = await family();
  await olga.addEvent('Swimming');
  const { family: home } = (await olga.get('/api/family')) as { family: { id: string } };
  await olga.post('/api/calendars/create', { name: 'Cabin' });
  await olga.addEvent('Chimney sweep');
  await stay(olga);
  await untilKept(olga.page, 'Swimming');
  await untilKept(olga.page, 'Chimney sweep');
  await untilReleaseKept(olga.page);
  await olga.context.setOffline(true);
  const page = await coldStart(olga, `/dashboard?calendar=${home.id}`);
  await expect(olga.eventOn('2026-11-18', 'Swimming', page)).toBeVisible();
  await expect(olga.eventOn('2026-11-18', 'Chimney sweep', page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`calendar=${home.id}`));
});
