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
    await page.getByTestId('day-number-2026-11-12').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add New Event' });
    await dialog.getByLabel('Title').press('P');
    await page.keyboard.type('iano');
    await dialog.getByLabel('Repeat').focus();
    await page.keyboard.type('Custom');
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Every', { exact: true })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const sentence = (words: string) => dialog.getByText(words, { exact: true }).last();
    await expect(sentence('Every 2 weeks on Thursday')).toBeVisible();
    await expectAccessible(page, 'the dialog with a rule put together by hand');
    await page.keyboard.press('ArrowDown');
    await expect(sentence('Every week on Thursday')).toBeVisible();
    for (const [field, choice] of [
      ['Category', 'General family'],
      ['Type', 'Movie'],
    ] as const) {
      await dialog.getByLabel(field).focus();
      await page.keyboard.type(choice);
    }
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

  await test.step('repeating no more is one step, also back', async () => {
    await olga.eventOn('2026-11-26', 'Violin').focus();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Edit Event' });
    await dialog.getByLabel('Repeat').selectOption('Does not repeat');
    await dialog.getByLabel('Title').press('Enter');
    await page
      .getByRole('dialog', { name: 'Change which ones?' })
      .getByLabel('All of them')
      .check();
    await page.keyboard.press('Enter');
    await expect(ben.eventOn('2026-12-03', 'Violin')).toHaveCount(0);
    await isOn('Violin', ['2026-11-26']);
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await isOn('Violin', ['2026-11-26', '2026-12-03']);
  });
});
