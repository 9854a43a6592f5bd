import type { Event } from '@kinday/contracts/event';
import type { Person } from './Person.js';
import { expect, test, type LivingFamily } from './journey.js';

/** Ben has the event open for editing; meanwhile the owner writes these fields. */
async function editAgainst(
  { owner, members }: LivingFamily,
  theirs: Partial<Event>,
): Promise<{ ben: Person; event: Event }> {
  const ben = members[0]!;
  const event = await ben.addEvent('Swimming');
  await ben.openCalendar();
  await ben.eventOn('2026-11-18', 'Swimming').click();
  await ben.page.getByRole('button', { name: 'Edit Event' }).click();
  await ben.page.getByRole('dialog', { name: 'Edit Event' }).getByLabel('Title').fill('Skating');
  const answer = await owner.context.request.put(`/api/events/${event.id}`, {
    data: { ...event, ...theirs },
  });
  expect(answer.status()).toBe(200);
  return { ben, event };
}

test('edits of different parts of one event are both kept', async ({ family }) => {
  const { ben, event } = await editAgainst(await family('Ben'), { startTime: '09:30' });
  await ben.page.getByRole('button', { name: 'Update Event' }).click();
  await expect(ben.toast("Saved. Olga's new time was kept too.")).toBeVisible();
  await expect(ben.eventOn('2026-11-18', 'Skating')).toBeVisible();
  const month = (await ben.get('/api/events?from=2026-11-01&to=2026-12-01')) as Event[];
  expect(month).toMatchObject([{ id: event.id, title: 'Skating', startTime: '09:30' }]);
});

test('edits of the same part are asked about, and the answer stands', async ({ family }) => {
  const notes = 'Towel\nGoggles';
  const { ben } = await editAgainst(await family('Ben'), { title: 'Sledging', notes });
  await ben.page.getByLabel('Notes').fill('Cap');
  await ben.page.getByRole('button', { name: 'Update Event' }).click();
  const question = ben.page.getByRole('dialog', { name: 'Olga changed this event too' });
  await question.getByRole('radio', { name: /Sledging/ }).check();
  expect(await question.getByText('Towel').innerText()).toBe(notes);
  await question.getByRole('radio', { name: /Towel/ }).check();
  await question.getByRole('button', { name: /save/i }).click();
  await expect(ben.eventOn('2026-11-18', 'Sledging')).toBeVisible();
});

test('who saves again while the choice is made is asked about once more, and what they changed besides stays', async ({
  family,
}) => {
  const people = await family('Ben');
  const { owner } = people;
  const { ben, event } = await editAgainst(people, { title: 'Sledging', location: 'Lake' });
  const { page } = ben;
  const question = page.getByRole('dialog', { name: 'Olga changed this event too' });
  const keepMine = async () => {
    await question.getByRole('radio', { name: /Skating/ }).check();
    await question.getByRole('button', { name: 'Save choices' }).click();
  };
  await page.getByRole('button', { name: 'Update Event' }).click();
  await question.getByRole('radio', { name: /Skating/ }).check();
  await page.keyboard.press('Escape');
  await page.goBack();
  const [now] = (await owner.get('/api/events?from=2026-11-01&to=2026-12-01')) as Event[];
  const beach = { ...now, title: 'Surfing', location: 'Beach' };
  await owner.put(`/api/events/${event.id}`, beach);
  await keepMine();
  await expect(question.getByRole('radio', { name: /Surfing/ })).toBeVisible();
  await keepMine();
  await expect(ben.eventOn('2026-11-18', 'Skating')).toBeVisible();
  const saved = { id: event.id, title: 'Skating', location: 'Beach' };
  expect(await owner.get('/api/events?from=2026-11-01&to=2026-12-01')).toMatchObject([saved]);
});
