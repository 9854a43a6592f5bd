import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';

// "Now" is Thursday, November 12, 2026.
const THURSDAYS = ['2026-11-12', '2026-11-19', '2026-11-26'];

test('a weekly event of two people: made, changed by each scope, deleted and undone', async ({
  family,
}) => {
  const { owner: olga, members } = await family('Ben');
  const ben = members[0]!;
  await olga.openCalendar();
  await ben.openCalendar();
  const { page } = olga;
  const isOn = async (title: string, days: readonly string[]) => {
    for (const day of days) await expect(ben.eventOn(day, title)).toBeVisible();
  };

  await test.step('made in the dialog, it is on the other screen on all its days', async () => {
    await page.getByTestId('day-number-2026-11-12').click();
    const dialog = page.getByRole('dialog', { name: 'Add New Event' });
    await dialog.getByLabel('Title').fill('Piano');
    await dialog.getByLabel('Repeat').focus();
    await page.keyboard.type('Every week on');
    await expect(dialog.getByText('Every week on Thursday', { exact: true }).last()).toBeVisible();
    await dialog.getByLabel('Category').selectOption('General family gatherings');
    await dialog.getByLabel('Type').selectOption('Movie night');
    await expectAccessible(page, 'the dialog of a repeating event');
    await dialog.getByLabel('Title').press('Enter');
    await expect(olga.toast('Event created!')).toBeVisible();
    await isOn('Piano', THURSDAYS);
  });

  const edit = async (day: string, was: string, title: string, scope: string) => {
    await olga.eventOn(day, was).focus();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Edit Event' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Title').press('Enter');
    const question = page.getByRole('dialog', { name: 'Change which ones?' });
    await expect(question.getByLabel('Only this one')).toBeFocused();
    if (scope === 'All of them') await expectAccessible(page, 'the question which ones');
    await question.getByLabel(scope).check();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  };

  await test.step('changed: one, from a day on, all of them', async () => {
    await edit('2026-11-19', 'Piano', 'Exam', 'Only this one');
    await isOn('Exam', ['2026-11-19']);
    await isOn('Piano', ['2026-11-12', '2026-11-26']);
    await edit('2026-11-26', 'Piano', 'Violin', 'This and the following');
    await isOn('Violin', ['2026-11-26', '2026-12-03']);
    await isOn('Piano', ['2026-11-12']);
    await edit('2026-11-12', 'Piano', 'Cello', 'All of them');
    await isOn('Cello', ['2026-11-12']);
    await isOn('Exam', ['2026-11-19']);
  });

  await test.step('deleted from a day on, and undone', async () => {
    await olga.eventOn('2026-11-26', 'Violin').focus();
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: 'Delete which ones?' });
    await question.getByLabel('This and the following').check();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(ben.eventOn('2026-11-26', 'Violin')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await isOn('Violin', ['2026-11-26', '2026-12-03']);
  });
});
