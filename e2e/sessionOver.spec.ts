import type { Event } from '@kinday/contracts/event';
import { expect, test as journey } from './journey.js';
import { PASSWORD, type Person } from './Person.js';
import { UnreliableNetwork } from './UnreliableNetwork.js';

/** Ben, who is not remembered, and the way to his server. */
const test = journey.extend<{ ben: { ben: Person; network: UnreliableNetwork } }>({
  ben: async ({ family, meet, server }, use) => {
    const { inviteCode } = await family();
    const network = await UnreliableNetwork.to(server.origin);
    const ben = await meet('Ben', { baseURL: network.origin });
    await ben.signUp({ inviteCode }, '#4ECDC4');
    await use({ ben, network });
    network.close();
  },
});

/** Adds an event without a network; then the session ends, as after two hours without a sign of Ben. */
async function addAndLoseSession({ ben, network }: { ben: Person; network: UnreliableNetwork }) {
  const { page } = ben;
  const whole = page.waitForEvent('requestfinished', (request) =>
    /RemindersPage.*\.js$/.test(request.url()),
  );
  await ben.openCalendar();
  await whole;
  network.cut();
  await expect(page.getByText(/You're offline/)).toBeVisible({ timeout: 15_000 });
  await page.getByTestId('day-2026-11-20').click();
  await page.getByLabel('Title').fill('Made on the plane');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(ben.eventOn('2026-11-20', 'Made on the plane')).toBeVisible();
  network.mend();
  await ben.post('/api/auth/logout', {});
  const notice = page.getByRole('alertdialog', { name: /Please log in again/ });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(notice).toContainText('1 change waits to be sent.');
  await expect(page.getByText('Made on the plane')).toHaveCount(0);
  await expect(page.getByTestId('day-2026-11-20')).toHaveCount(0);
  await expect(page.getByText('Event created!')).toHaveCount(0);
  return notice;
}

async function logIn(ben: Person, page = ben.page): Promise<void> {
  await page.getByLabel('Email').fill(ben.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(ben.connection('Live', page)).toBeVisible();
}

const titlesOf = async (person: Person) =>
  ((await person.get('/api/events?from=2026-11-01&to=2026-12-01')) as Event[]).map(
    ({ title }) => title,
  );

test('what was made offline is sent after the next log-in on the page itself, though the session has ended', async ({
  ben: apart,
}) => {
  const { ben } = apart;
  const notice = await addAndLoseSession(apart);
  await notice.getByRole('button', { name: 'Log In' }).click();
  await logIn(ben);
  await expect(ben.eventOn('2026-11-20', 'Made on the plane')).toBeVisible();
  await expect.poll(() => titlesOf(ben)).toEqual(['Made on the plane']);
});

test('it is sent after a log-in in another tab, and the page goes on', async ({ ben: apart }) => {
  const { ben } = apart;
  const notice = await addAndLoseSession(apart);
  const second = await ben.context.newPage();
  await second.goto('/login');
  await logIn(ben, second);
  await expect(notice).toBeHidden();
  await expect(ben.connection('Live')).toBeVisible();
  await expect(ben.eventOn('2026-11-20', 'Made on the plane')).toBeVisible();
  await expect(ben.eventOn('2026-11-20', 'Made on the plane', second)).toBeVisible();
  expect(await titlesOf(ben)).toEqual(['Made on the plane']);
});

test('it is sent after a log-in in another tab, also from a page that asks to log in', async ({
  ben: apart,
}) => {
  const { ben } = apart;
  const notice = await addAndLoseSession(apart);
  await notice.getByRole('button', { name: 'Log In' }).click();
  await expect(ben.page.getByLabel('Email')).toBeVisible();
  const second = await ben.context.newPage();
  await second.goto('/login');
  await logIn(ben, second);
  await expect(ben.eventOn('2026-11-20', 'Made on the plane')).toBeVisible();
  await expect(ben.eventOn('2026-11-20', 'Made on the plane', second)).toBeVisible();
  expect(await titlesOf(ben)).toEqual(['Made on the plane']);
});
