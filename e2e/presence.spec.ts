import { expect, test } from './journey.js';

test('[S15] members see who is online and who edits an event, for as long as it lasts', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  await ben.addEvent('Swimming');
  await owner.openCalendar();
  const benIsOnline = owner.page.getByRole('img', { name: 'Ben, online' });
  await expect(benIsOnline).toHaveCount(0);

  await ben.openCalendar();
  await expect(benIsOnline).toBeVisible();

  await ben.eventOn('2026-11-18', 'Swimming').click();
  await ben.page.getByRole('button', { name: 'Edit Event' }).click();
  await owner.eventOn('2026-11-18', 'Swimming').click();
  const notice = owner.page.getByText('Ben is editing this event');
  await expect(notice).toBeVisible();
  await ben.page.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice).toBeHidden();
  await owner.page.keyboard.press('Escape');

  await test.step('of a series, on the day that was opened and on no other', async () => {
    await ben.addSeries('Piano', { date: '2026-11-05' });
    await ben.eventOn('2026-11-19', 'Piano').focus();
    await ben.page.keyboard.press('e');
    const pencil = owner.page.locator('.kd-state-mark--edited');
    await expect(owner.eventOn('2026-11-19', 'Piano')).toHaveAccessibleName(/Ben is editing$/);
    await expect(pencil).toHaveCount(1);
    await owner.eventOn('2026-11-19', 'Piano').click();
    await expect(notice).toBeVisible();
    await ben.page.keyboard.press('Escape');
    await expect(pencil).toHaveCount(0);
  });

  await ben.page.close();
  await expect(benIsOnline).toHaveCount(0);
});
