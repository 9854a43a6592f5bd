import { expect, test } from './journey.js';

test('[S4] a removed member’s screen leaves at once, and no byte of the family reaches it afterwards', async ({
  family,
}) => {
  const { id, name, owner, members } = await family('Ben', 'Cleo');
  const [ben, cleo] = members;
  await ben!.addEvent('Bens event');
  for (const person of [owner, ben!, cleo!]) await person.openCalendar();

  await owner.page.getByRole('link', { name: 'Family' }).click();
  await owner.page.getByRole('button', { name: 'Remove Ben' }).click();
  const question =
    'Are you sure you want to remove Ben from the family? Their events will be preserved but marked as from a former member.';
  await expect(owner.page.getByText(question)).toBeVisible();
  await owner.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(owner.toast('Member removed')).toBeVisible();

  const farewell = ben!.page.getByRole('alertdialog', { name: `You're no longer in ${name}` });
  await expect(farewell).toBeVisible();
  await expect(ben!.eventOn('2026-11-18', 'Bens event')).toHaveCount(0);

  const told = ben!.frames.length;
  await owner.addEvent('Surprise for Ben');
  await owner.post('/api/family/regenerate-invite', {});
  await expect(cleo!.eventOn('2026-11-18', 'Surprise for Ben')).toBeVisible();
  // A round trip of their own: whatever was sent before has arrived.
  await ben!.page.reload();
  await expect(ben!.page.getByText('Welcome, Ben!')).toBeVisible();
  const later = ben!.frames.slice(told).join('\n');
  expect(later).not.toContain(id);
  expect(later).not.toContain('Surprise');

  await cleo!.eventOn('2026-11-18', 'Bens event').click();
  await expect(cleo!.page.getByText('Created by Ben (former member)')).toBeVisible();
});
