import type { Page } from '@playwright/test';
import { expect, test, type LivingFamily } from './journey.js';
import { UnreliableNetwork } from './UnreliableNetwork.js';
import type { Person } from './Person.js';

// Every row of "Living together on one screen" in the design's paper on looks.

async function together(family: LivingFamily): Promise<{ olga: Person; ben: Person }> {
  await family.owner.openCalendar();
  return { olga: family.owner, ben: family.members[0]! };
}

const toasts = (page: Page) => page.locator('.kd-toast__title');

test('remote edit: the bar is ringed in its author’s colour; focus and scroll stay', async ({
  family,
}) => {
  const { olga, ben } = await together(await family('Ben'));
  const { page } = olga;
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.getByTestId('day-number-2026-11-25').focus();
  await page.evaluate(() => window.scrollTo(0, 60));
  const before = await page.evaluate(() => window.scrollY);
  const ring = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('animationstart', ({ animationName, target }) => {
          if (animationName !== 'kd-pulse' || !(target instanceof HTMLElement)) return;
          const { animationDuration, animationIterationCount } = getComputedStyle(target);
          const color = target.style.getPropertyValue('--kd-pulse');
          resolve([animationDuration, animationIterationCount, color]);
        });
      }),
  );
  const event = await ben.addEvent('Swimming');
  expect(await ring).toEqual(['0.6s', '2', '#FF6B6B']);
  await expect(page.getByTestId(`event-${event.id}`)).not.toHaveAttribute('data-pulse');
  await expect(page.getByTestId('day-number-2026-11-25')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('remote edit, without motion: the ring stands still', async ({ family }) => {
  const { olga, ben } = await together(await family('Ben'));
  await olga.page.emulateMedia({ reducedMotion: 'reduce' });
  const event = await ben.addEvent('Swimming');
  const bar = olga.page.getByTestId(`event-${event.id}`);
  await expect(bar).toHaveAttribute('data-pulse', '');
  const look = () =>
    bar.evaluate((element) => {
      const { animationName, boxShadow } = getComputedStyle(element);
      return [animationName, boxShadow];
    });
  expect(await look()).toEqual(['none', 'rgb(255, 107, 107) 0px 0px 0px 3px']);
});

test('toast, remote: who did what, with View where there is something to see', async ({
  family,
}) => {
  const { olga, ben } = await together(await family('Ben'));
  const { page } = olga;
  const far = await ben.addEvent('Dentist', { date: '2027-03-10' });
  await expect(toasts(page)).toHaveText('Ben added Dentist');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Dentist' })).toBeVisible();
  await expect(olga.eventOn('2027-03-10', 'Dentist', page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId(`event-${far.id}`)).toBeFocused();
  // Three seconds after the last one they are told one by one again.
  await page.clock.setFixedTime(new Date('2026-11-12T18:01:00Z'));
  await ben.put(`/api/events/${far.id}`, { ...far, date: '2026-11-13' });
  await expect(toasts(page)).toHaveText('Ben moved Dentist to Fri, Nov 13');
  await page.clock.setFixedTime(new Date('2026-11-12T18:02:00Z'));
  await ben.context.request.delete(`/api/events/${far.id}`);
  await expect(toasts(page)).toHaveText('Ben deleted Dentist');
  await expect(page.getByRole('button', { name: 'View', exact: true })).toHaveCount(0);
});

test('toast, remote: several within three seconds are told together', async ({ family }) => {
  const { owner, members } = await family('Ben', 'Ana');
  await owner.openCalendar();
  const [ben, ana] = members as [Person, Person];
  await ana.addEvent('One');
  await ben.addEvent('Two');
  await ana.addEvent('Three');
  await ben.addEvent('Four');
  await expect(toasts(owner.page)).toHaveText('Ana and Ben made 4 changes');
});

test('toast, remote: none while a dialog is open, someone types, or the tab is hidden', async ({
  family,
}) => {
  const { olga, ben } = await together(await family('Ben'));
  const { page } = olga;
  const quiet = async (title: string) => {
    const { id } = await ben.addEvent(title);
    await expect(page.getByTestId(`event-${id}`)).toHaveCount(1);
    await expect(toasts(page)).toHaveCount(0);
  };
  await page.getByTestId('day-number-2026-11-25').click();
  await expect(page.getByRole('dialog', { name: 'Add New Event' })).toBeVisible();
  await quiet('Under a dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('combobox', { name: /search/i })
    .first()
    .focus();
  await quiet('While typing');
  await page.getByTestId('day-number-2026-11-25').focus();
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await quiet('Hidden');
});

test('toast: errors matter more than own results, which matter more than news', async ({
  family,
}) => {
  const { olga, ben } = await together(await family('Ben'));
  const { page } = olga;
  const event = await olga.addEvent('Picnic');
  await page.route(`**/api/events/${event.id}`, (route) => route.abort());
  await page.getByTestId(`event-${event.id}`).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toHaveText('Failed to delete event');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await ben.addEvent('Swimming');
  await expect(olga.eventOn('2026-11-18', 'Swimming')).toBeVisible();
  await expect(toasts(page)).toHaveText('Failed to delete event');
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts(page)).toHaveText('Ben added Swimming');
});

test('own delete or move: a toast with Undo', async ({ family }) => {
  const { owner } = await family();
  const event = await owner.addEvent('Picnic');
  await owner.openCalendar();
  const { page } = owner;
  await page.getByTestId(`event-${event.id}`).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toHaveText('Event deleted!');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(owner.eventOn('2026-11-18', 'Picnic')).toBeVisible();
  await page.getByTestId(`event-${event.id}`).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(owner.eventOn('2026-11-19', 'Picnic')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(owner.eventOn('2026-11-18', 'Picnic')).toBeVisible();
});

test('someone edits the same event: a pencil on the bar, in its name too; gone with the dialog', async ({
  family,
}) => {
  const { olga, ben } = await together(await family('Ben'));
  const event = await ben.addEvent('Swimming');
  const other = await ben.addEvent('Skating');
  await ben.openCalendar();
  const bar = olga.page.getByTestId(`event-${event.id}`);
  await expect(bar).toHaveAccessibleName(/added by Ben$/);
  await ben.page.getByTestId(`event-${event.id}`).focus();
  await ben.page.keyboard.press('e');
  await expect(bar).toHaveAccessibleName(/added by Ben, Ben is editing$/);
  await expect(bar.locator('.kd-event__pencil')).toBeVisible();
  await expect(olga.page.getByTestId(`event-${other.id}`).locator('.kd-event__pencil')).toHaveCount(
    0,
  );
  // Nobody is told that they edit it themselves.
  await expect(ben.page.locator('.kd-event__pencil')).toHaveCount(0);
  await ben.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(bar).toHaveAccessibleName(/added by Ben$/);
});

test('deleted while viewing, and while editing: who did it, and the ways on', async ({
  family,
}) => {
  const { olga, ben } = await together(await family('Ben'));
  const viewed = await olga.addEvent('Picnic');
  await olga.page.getByTestId(`event-${viewed.id}`).click();
  await ben.openCalendar();
  const edited = await ben.addEvent('Swimming');
  await ben.page.getByTestId(`event-${edited.id}`).focus();
  await ben.page.keyboard.press('e');
  await ben.page.getByLabel('Title').fill('Skating');
  await olga.context.request.delete(`/api/events/${viewed.id}`);
  await olga.context.request.delete(`/api/events/${edited.id}`);
  await expect(olga.page.getByText('You deleted this event.')).toBeVisible();
  await olga.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const words = 'Olga deleted this event while you were editing.';
  const question = ben.page.getByRole('alertdialog', { name: words });
  await expect(question.getByRole('button', { name: 'Discard' })).toBeVisible();
  await question.getByRole('button', { name: 'Save as new event' }).click();
  await expect(olga.eventOn('2026-11-18', 'Skating')).toBeVisible();
});

test('calendar deleted: everybody else is told by whom, and where to go on', async ({ family }) => {
  const { name, owner, members } = await family('Ben');
  const ben = members[0]!;
  await ben.openCalendar();
  await owner.context.request.delete('/api/family', { data: { name } });
  const farewell = ben.page.getByRole('alertdialog', { name: `${name} was deleted by its owner.` });
  await farewell.getByRole('button', { name: 'Create or join' }).click();
  await expect(ben.page.getByText('Welcome, Ben!')).toBeVisible();
});

test('[S14] offline and back: the bar, what is typed stays, and what was missed is counted', async ({
  family,
  meet,
  server,
}) => {
  const { owner, inviteCode } = await family();
  const network = await UnreliableNetwork.to(server.origin);
  const ben = await meet('Ben', { baseURL: network.origin });
  await ben.signUp({ inviteCode });
  await ben.openCalendar();
  const bar = ben.page.getByText(
    "You're offline. You can look around; saving waits until you're back.",
  );
  network.cut();
  await expect(ben.connection('Reconnecting…')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(bar).toBeVisible();
  for (const title of ['One', 'Two', 'Three']) await owner.addEvent(title);
  network.mend();
  await expect(toasts(ben.page)).toHaveText('Back online. 3 changes while you were away.', {
    timeout: 15_000,
  });
  await expect(bar).toHaveCount(0);
  await ben.page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(ben.page.getByRole('dialog', { name: 'Three' })).toBeVisible();
  network.close();
});
