import { expect, test } from './journey.js';
import { UnreliableNetwork } from './UnreliableNetwork.js';

// Several people and one event, by the rows of "Living together on one screen".

test('own delete or move: a toast with Undo', async ({ family }) => {
  const { owner } = await family();
  const event = await owner.addEvent('Picnic');
  await owner.addEvent('Fair', { date: '2026-11-19' });
  await owner.openCalendar();
  const { page } = owner;
  const bar = page.getByTestId(`event-${event.id}`);
  await bar.click();
  await page.getByRole('button', { name: 'Delete Event' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator('.kd-toast__title')).toHaveText('Event deleted!');
  await expect(page.getByTestId('day-number-2026-11-18')).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(owner.eventOn('2026-11-18', 'Picnic')).toBeVisible();
  await bar.focus();
  await page.keyboard.press('m');
  // Wherever it is pressed, also on what stands there already.
  await page.getByTestId('day-2026-11-19').click({ position: { x: 60, y: 40 } });
  await expect(owner.eventOn('2026-11-19', 'Picnic')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(owner.eventOn('2026-11-18', 'Picnic')).toBeVisible();
});

test('someone edits the same event: a pencil; deletes it: who it was, and the ways on', async ({
  family,
}) => {
  const { name, owner: olga, members } = await family('Ben');
  const ben = members[0]!;
  const event = await ben.addEvent('Swimming', { startTime: '20:00', endTime: '21:00' });
  const viewed = await ben.addEvent('Picnic');
  await olga.openCalendar();
  await ben.openCalendar();
  const bar = olga.page.getByTestId(`event-${event.id}`);

  await test.step('the pencil is on the bar and in its name, for as long as it lasts', async () => {
    await expect(bar).toHaveAccessibleName(/added by Ben$/);
    await ben.page.getByTestId(`event-${event.id}`).focus();
    await ben.page.keyboard.press('e');
    await expect(bar).toHaveAccessibleName(/added by Ben, Ben is editing$/);
    await expect(bar.locator('.kd-state-mark--edited')).toBeVisible();
    // On this event alone, and nobody is told that they edit it themselves.
    await expect(olga.page.locator('.kd-state-mark--edited')).toHaveCount(1);
    await expect(ben.page.locator('.kd-state-mark--edited')).toHaveCount(0);
  });

  await test.step('behind "+N more" it is in the list of the day', async () => {
    for (const title of ['One', 'Two', 'Three']) await olga.addEvent(title);
    await olga.page.getByTestId('overflow-2026-11-18').click();
    const list = olga.page.getByRole('dialog', { name: /November 18/ });
    const entry = list.getByTestId(`event-${event.id}`);
    await expect(entry).toHaveAccessibleName(/added by Ben, Ben is editing$/);
    await expect(list.locator('.kd-state-mark--edited')).toHaveCount(1);
    await ben.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(entry).toHaveAccessibleName(/added by Ben$/);
    await olga.page.keyboard.press('Escape');
    await expect(olga.page.locator('.kd-day-entry')).toHaveCount(0);
  });

  await test.step('deleted while viewing', async () => {
    await olga.page.getByTestId(`event-${viewed.id}`).click();
    const detail = olga.page.getByRole('dialog', { name: 'Picnic' });
    await ben.delete(`/api/events/${viewed.id}`);
    await expect(detail.getByText('Ben deleted this event.')).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Edit Event' })).toHaveCount(0);
    await detail.getByText('Close', { exact: true }).click();
    await expect(detail).toHaveCount(0);
  });

  await test.step('deleted while editing', async () => {
    await ben.page.getByLabel('Title').fill('Skating');
    await olga.delete(`/api/events/${event.id}`);
    const words = 'Olga deleted this event while you were editing.';
    const question = ben.page.getByRole('alertdialog', { name: words });
    await expect(question.getByRole('button', { name: 'Discard' })).toBeVisible();
    await expect(question.getByRole('heading')).toBeFocused();
    // Whoever was typing answers nothing by going on, nor by what closes other dialogs.
    for (const key of ['Space', 'Enter', 'Escape']) await ben.page.keyboard.press(key);
    await ben.page.goBack();
    await ben.page.mouse.click(5, 400);
    await expect(question).toBeVisible();
    await expect(ben.page.getByRole('alertdialog')).toHaveCount(1);
    await expect(ben.page.getByLabel('Title')).toHaveValue('Skating');
    await question.getByRole('button', { name: 'Save as new event' }).click();
    await expect(ben.toast('Event created!')).toBeVisible();
    const found = await olga.get('/api/events/search?q=Skating');
    expect(found).toMatchObject([{ title: 'Skating', date: '2026-11-18' }]);
  });

  await test.step('the whole calendar deleted', async () => {
    await olga.delete('/api/family', { name });
    const words = `${name} was deleted by its owner.`;
    const farewell = ben.page.getByRole('alertdialog', { name: words });
    await farewell.getByRole('button', { name: 'Create or join' }).click();
    await expect(ben.page.getByText('Welcome, Ben!')).toBeVisible();
  });
});

test('[S14] offline and back in a week and the agenda: the bar, what is saved waits, and what was missed is counted', async ({
  family,
  meet,
  server,
}) => {
  const { owner, inviteCode } = await family();
  const network = await UnreliableNetwork.to(server.origin);
  const ben = await meet('Ben', { baseURL: network.origin });
  await ben.signUp({ inviteCode });
  await ben.openCalendar();
  const { page } = ben;
  await page.keyboard.press('2');
  const writing = await ben.context.newPage();
  const toastCode = writing.waitForEvent('requestfinished', (request) =>
    /ToastRegion.*\.js$/.test(request.url()),
  );
  const queueCode = writing.waitForEvent('requestfinished', (request) =>
    /openQueue.*\.js$/.test(request.url()),
  );
  await ben.openCalendar(writing);
  await writing.keyboard.press('4');
  await writing.keyboard.press('n');
  const form = writing.getByRole('dialog', { name: 'Add New Event' });
  await form.getByLabel('Title').fill('Half a thought');
  await form.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await form.getByLabel('Category').selectOption('General family gatherings');
  await form.getByLabel('Type').selectOption('Picnic');

  const bar = page.getByText(
    "You're offline. Changes are sent when you're back. Keep this page open until then.",
  );
  await Promise.all([toastCode, queueCode]);
  network.cut();
  await expect(ben.connection('Reconnecting…')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(bar).toBeVisible();
  const missed = ['One', 'Two', 'Three'];
  for (const title of missed) await owner.addEvent(title, { date: '2026-11-13' });
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(form).toBeHidden();
  await expect(ben.eventOn('2026-11-20', 'Half a thought', writing)).toHaveAccessibleName(
    /waits to be sent/,
  );
  network.mend();
  await expect(page.locator('.kd-toast__title')).toHaveText(
    'Back online. 3 changes while you were away.',
    { timeout: 15_000 },
  );
  await expect(bar).toHaveCount(0);
  for (const title of missed) await expect(ben.eventOn('2026-11-13', title)).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Three' })).toBeVisible();

  await expect(ben.connection('Live', writing)).toBeVisible({ timeout: 15_000 });
  await expect(ben.eventOn('2026-11-20', 'Half a thought', writing)).toHaveCount(1);
  await expect
    .poll(() => owner.get('/api/events/search?q=thought'))
    .toMatchObject([{ title: 'Half a thought' }]);
  for (const title of missed) {
    await expect(ben.eventOn('2026-11-13', title, writing)).toHaveCount(1);
  }
  network.close();
});
