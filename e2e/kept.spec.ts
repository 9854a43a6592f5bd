import type { BrowserContext, Page } from '@playwright/test';
import type { FamilyAnswer } from '@kinday/contracts/family';
import { expect, test } from './journey.js';
import { PASSWORD, type Person } from './Person.js';
import { keptIn, logInToStay, stay, untilKept } from './stay.js';

/** Cuts a browser's lines to the server, but for the pages themselves; returns how to mend them. */
async function cutOff(context: BrowserContext): Promise<() => Promise<void>> {
  let isCut = true;
  await context.route(/\/(api|socket\.io)\//, (route) => route.abort());
  await context.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
  });
  return async () => {
    isCut = false;
    await context.unrouteAll();
  };
}

/** Somebody with a calendar of their own, who shares none with the others. */
async function stranger(meet: (name: string) => Promise<Person>): Promise<Person> {
  const sam = await meet('Sam');
  await sam.signUp({ familyName: 'Sam’s cabin' }, '#4ECDC4');
  return sam;
}

test('a remembered session paints its calendar from the device while nobody answers, and catches up', async ({
  family,
}) => {
  const { owner: olga, members } = await family('Ben');
  const ben = members[0]!;
  const { id } = await olga.addEvent('Swimming');
  await stay(olga);
  const { page, context } = olga;
  await untilKept(page, 'Swimming');
  // What happens while it is looked at comes into the copy as well.
  await ben.addEvent('Skating', { date: '2026-11-20' });
  await expect(olga.eventOn('2026-11-20', 'Skating')).toBeVisible();
  await untilKept(page, 'Skating');
  const mend = await cutOff(context);
  await page.reload();
  await expect(page.getByTestId(`event-${id}`)).toBeVisible();
  await expect(olga.eventOn('2026-11-20', 'Skating')).toBeVisible();
  await ben.addEvent('Dancing', { date: '2026-11-24' });
  await mend();
  await page.reload();
  await expect(olga.connection('Live')).toBeVisible();
  await expect(olga.eventOn('2026-11-24', 'Dancing')).toBeVisible();
  // It was missed, and is no news of this moment: the bell counts it.
  await expect(page.getByText(/Ben added/)).toHaveCount(0);
});

test('whoever signs up and leaves the boxes alone opens the calendar without a network', async ({
  meet,
}) => {
  const ana = await meet('Ana');
  const { page, context } = ana;
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill(ana.name);
  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Phone Number').fill('+1 555 0100');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Family Name').fill('The Novaks');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Continue to Calendar' }).click();
  await expect(ana.connection('Live')).toBeVisible();
  const { id } = await ana.addEvent('Swimming');
  await untilKept(page, 'Swimming');
  await cutOff(context);
  await page.reload();
  await expect(page.getByTestId(`event-${id}`)).toBeVisible();
});

test('months that are kept are turned to without a server; of others the page says that they are not here', async ({
  family,
}) => {
  const { owner: olga } = await family();
  await olga.addEvent('Sledding', { date: '2027-01-15' });
  await olga.addSeries('Piano', { date: '2026-11-05' });
  await stay(olga);
  const { page, context } = olga;
  await untilKept(page, 'Sledding');
  await cutOff(context);
  await page.goto('/dashboard?date=2027-01-10');
  await expect(olga.eventOn('2027-01-15', 'Sledding')).toBeVisible();
  await expect(olga.eventOn('2027-01-07', 'Piano')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search events' }).fill('sléd');
  await expect(page.getByRole('option', { name: /Sledding/ })).toBeVisible();
  await expect(page.getByText(/only what’s on this device was searched/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/dashboard?date=2028-03-01');
  await expect(page.getByText(/March isn’t on this device/)).toBeVisible();
});

test('a device whose database does not answer says so until that is read or it keeps again, and keeps the calendar in use', async ({
  family,
}) => {
  const { owner: olga } = await family();
  await stay(olga);
  const { page } = olga;
  await untilKept(page, 'The Rivers');
  const notice = page.getByText('This device cannot keep your calendar now.');
  /** Another page holds a lock on the database while this page hears of an event. */
  const addWhileHeld = async (title: string) => {
    const other = await olga.context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(holdDatabase);
    await olga.addEvent(title, { date: '2026-11-20' });
    await expect(olga.eventOn('2026-11-20', title)).toBeVisible();
    await expect(notice).toBeVisible();
    return other;
  };

  const first = await addWhileHeld('Swimming');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Back to Calendar' }).click();
  await expect(olga.eventOn('2026-11-20', 'Swimming')).toBeVisible();
  await expect(notice).toBeHidden();
  await first.close();
  await untilKept(page, 'Swimming');

  const second = await addWhileHeld('Skating');
  await second.close();
  await expect(notice).toBeHidden({ timeout: 30_000 });
  await untilKept(page, 'Skating');
});

test('who was not to be remembered leaves nothing on the device', async ({ family }) => {
  const { owner: olga } = await family();
  await olga.addEvent('Swimming');
  await olga.openCalendar();
  const { page } = olga;
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
  // What keeps a copy has looked who is logged in.
  await expect.poll(databases).toBe(1);
  expect(await keptIn(page)).not.toContain('Swimming');
  await olga.addEvent('Skating', { date: '2026-11-20' });
  await expect(olga.eventOn('2026-11-20', 'Skating')).toBeVisible();
  await page.reload();
  await expect(olga.connection('Live')).toBeVisible();
  expect(await keptIn(page)).not.toMatch(/Swimming|Skating/);
});

test('somebody else at the same browser sees and keeps nothing of who was there before', async ({
  family,
  meet,
}) => {
  const { owner: olga } = await family();
  const sam = await stranger(meet);
  await olga.addEvent('Swimming');
  await stay(olga);
  const { page, context } = olga;
  await untilKept(page, 'Swimming');
  const olgas = (await olga.get('/api/me')) as { id: string };
  await page.evaluate((id) => localStorage.setItem(`kd-hidden-feeds-${id}-x`, 'y'), olgas.id);
  // Her session ends without a word to this browser.
  await context.clearCookies();
  await logInToStay(page, sam);
  await expect(page.getByText('Sam’s cabin').first()).toBeVisible();
  await untilKept(page, 'Sam’s cabin');
  const kept = await keptIn(page);
  expect(kept).not.toContain('Swimming');
  expect(kept).not.toContain(`kd-hidden-feeds-${olgas.id}`);
  expect(kept).not.toContain(olga.email);
});

test('another session in the cookie than the copy’s: nothing of the copy stays', async ({
  family,
  meet,
}) => {
  const { owner: olga } = await family();
  const sam = await stranger(meet);
  await olga.addEvent('Swimming');
  await stay(olga);
  const { page, context } = olga;
  await untilKept(page, 'Swimming');
  await context.clearCookies();
  await context.addCookies(await sam.context.cookies());
  await page.goto('/dashboard');
  await expect(page.getByText('Sam’s cabin').first()).toBeVisible();
  await expect.poll(() => keptIn(page)).not.toContain('Swimming');
});

test('a session that has ended leads to the log-in, and takes the copy with it', async ({
  family,
}) => {
  const { owner: olga } = await family();
  await olga.addEvent('Swimming');
  await stay(olga);
  const { page, context } = olga;
  await untilKept(page, 'Swimming');
  await context.clearCookies();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptIn(page)).not.toContain('Swimming');
});

/** The ways to end the use of this browser. */
const GOODBYES: readonly (readonly [name: string, say: (page: Page) => Promise<void>])[] = [
  [
    'log-out',
    async (page) => {
      await page.goto('/profile');
      // At once: whatever has been shown by now, the question comes.
      await page.getByRole('button', { name: 'Log Out' }).click();
      const question = page.getByRole('alertdialog', { name: 'Log out anyway?' });
      await question.getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL(/\/login/);
    },
  ],
  [
    'deletion of the account',
    async (page) => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByLabel('Your Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Delete for Good' }).click();
      await expect(page).toHaveURL(/\/$/);
    },
  ],
];

for (const [name, sayGoodbye] of GOODBYES) {
  test(`after a ${name} nothing is left in databases, storages and caches`, async ({ family }) => {
    const { owner: olga, members } = await family('Ben');
    const ben = members[0]!;
    await olga.addEvent('Swimming');
    await stay(ben);
    const { page, context } = ben;
    await untilKept(page, 'Swimming');
    const me = (await ben.get('/api/me')) as { id: string };
    const { family: its } = (await ben.get('/api/family')) as FamilyAnswer;
    await page.evaluate((id) => {
      localStorage.setItem(`kd-hidden-feeds-${id}-x`, 'y');
      localStorage.setItem('kd-notifications', JSON.stringify({ userId: id, pushKey: 'key' }));
    }, me.id);
    // One change waits, and somebody types another.
    await context.route('**/api/events', (route) => route.abort());
    await ben.addOn('2026-11-20');
    await page.getByLabel('Title').fill('Judo');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await untilKept(page, 'Judo');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await ben.addOn('2026-11-21');
    await page.getByLabel('Title').fill('Half a thought');
    const secrets = [me.id, its.id, its.inviteCode, ben.email];
    const written = ['Swimming', 'Judo', 'Half a thought', 'kd-notifications'];
    const before = await keptIn(page);
    for (const each of [...secrets, ...written]) expect(before).toContain(each);
    await sayGoodbye(page);
    const after = await keptIn(page);
    for (const each of [...secrets, ...written]) expect(after).not.toContain(each);
  });
}

/** Within a page: a transaction that does not end while the page lives. */
async function holdDatabase(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('kinday');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(String(request.error)));
  });
  const meta = database
    .transaction([...database.objectStoreNames], 'readwrite')
    .objectStore('meta');
  await new Promise<void>((resolve) => {
    const goOn = () => {
      meta.get('owner').onsuccess = goOn;
      resolve();
    };
    goOn();
  });
}
