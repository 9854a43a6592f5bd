import type { Event } from '@kinday/contracts/event';
import { expect, test } from './journey.js';
import type { Person } from './Person.js';

test('deleted while its editor was away: what they typed can still be saved, at the second try, too', async ({
  family,
}) => {
  const { owner: olga, members } = await family('Ben');
  const ben = members[0]!;
  const event = await ben.addEvent('Swimming');
  await ben.openCalendar();
  const { page } = ben;
  await page.getByTestId(`event-${event.id}`).focus();
  await page.keyboard.press('e');
  await page.getByLabel('Title').fill('Skating');
  await page.goto('about:blank');
  await olga.delete(`/api/events/${event.id}`);
  await ben.openCalendar();
  await expect(page.getByLabel('Title')).toHaveValue('Skating');
  await page.getByRole('button', { name: 'Update Event' }).click();
  const words = 'Somebody deleted this event while you were editing.';
  const question = page.getByRole('alertdialog', { name: words });
  await page.route('**/api/events', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', error: 'Not now' } }),
  );
  await question.getByRole('button', { name: 'Save as new event' }).click();
  await expect(page.getByText('Failed to create event', { exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.unroute('**/api/events');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(ben.toast('Event created!')).toBeVisible();
  expect(await olga.get('/api/events/search?q=Skating')).toMatchObject([{ title: 'Skating' }]);
});

test('removed while typing: it is there again for who is let in again, whatever was typed elsewhere', async ({
  family,
}) => {
  const { owner: olga, members } = await family('Ben');
  const ben = members[0]!;
  const { page } = ben;
  const type = async (title: string) => {
    await page.getByTestId('day-2026-11-20').click();
    await page.getByLabel('Title').fill(title);
  };
  // A dialog's entry of the history is gone: nothing travels while the address changes.
  const pageEntry = () =>
    page.waitForFunction(() => !(window.history.state as { isOverPage?: true }).isOverPage);
  await ben.openCalendar();
  await type('Half a thought');
  const { id: userId } = (await ben.get('/api/me')) as { id: string };
  await olga.post('/api/family/remove-member', { userId });
  const told = page.getByRole('alertdialog', { name: /no longer in/ });
  await told.getByRole('button', { name: 'Create or join' }).click();
  await pageEntry();
  await ben.post('/api/calendars/create', { name: 'My own' });
  await ben.openCalendar();
  await type('Another thought');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await pageEntry();
  const read = (await olga.get('/api/family')) as { family: { inviteCode: string } };
  await ben.post('/api/calendars/join', { inviteCode: read.family.inviteCode });
  await ben.openCalendar();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
});

/** A new event is typed, and not sent yet. */
async function typeMovieNight(person: Person): Promise<void> {
  const { page } = person;
  await person.openCalendar();
  await page.getByTestId('day-2026-11-20').click();
  await page.getByLabel('Quick add').fill('Movie night 8pm');
  await expect(page.getByLabel('Title')).toHaveValue('Movie night');
}

test('saved, but the answer got lost: it is asked for again, and makes no second one', async ({
  family,
}) => {
  const { owner: olga } = await family();
  const { page } = olga;
  await typeMovieNight(olga);
  let tries = 0;
  await page.route('**/api/events', async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Create Event' }).click();
  const sentLater = "It's sent when you're back. Keep this page open until then.";
  await expect(page.getByText(sentLater, { exact: true })).toBeVisible();
  await expect.poll(() => tries).toBe(2);
  await expect(olga.eventOn('2026-11-20', 'Movie night')).toHaveCount(1);
  expect(await olga.get('/api/events?from=2026-11-01&to=2026-12-01')).toMatchObject([
    { title: 'Movie night', date: '2026-11-20', startTime: '20:00' },
  ]);
  // Ctrl+Z means it, although the answer of the first try never came.
  await page.keyboard.press('Control+z');
  await expect(olga.eventOn('2026-11-20', 'Movie night')).toHaveCount(0);
});

test('a duplicated tab: what is typed in the one and in the other becomes two events', async ({
  family,
}) => {
  const { owner: olga } = await family();
  const { page } = olga;
  await typeMovieNight(olga);
  // Like a duplicated tab, a window that a page opens gets a copy of its storage.
  const [copy] = await Promise.all([
    olga.context.waitForEvent('page'),
    page.evaluate(() => void window.open('/dashboard')),
  ]);
  await copy.getByLabel('Title').fill('Film night');
  for (const tab of [page, copy]) {
    await tab.getByRole('button', { name: 'Create Event' }).click();
    await expect(tab.getByText('Event created!', { exact: true })).toBeVisible();
  }
  const events = (await olga.get('/api/events?from=2026-11-01&to=2026-12-01')) as Event[];
  expect(events.map(({ title }) => title).sort()).toEqual(['Film night', 'Movie night']);
});
