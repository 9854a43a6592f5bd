import { expect, test } from './journey.js';

test('the tour has five steps, and every way through it leads on', async ({ family }) => {
  const { owner } = await family();
  await owner.openCalendar();
  const { page } = owner;
  await page.getByRole('button', { name: 'Tutorial' }).click();
  const tour = page.getByRole('dialog');
  await expect(tour.getByText('1/5')).toBeVisible();
  const first = await tour.boundingBox();
  await expect(tour.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour.getByText('2/5')).toBeVisible();
  await expect(tour.getByRole('button', { name: 'Skip Tour' })).toHaveCount(0);
  await tour.getByRole('button', { name: 'Previous' }).click();
  await expect(tour.getByText('1/5')).toBeVisible();
  // The welcome is about nothing in particular: it stands in the middle, as it did at first.
  await expect.poll(async () => (await tour.boundingBox())?.x).toBe(first?.x);
  for (const step of [2, 3, 4, 5]) {
    await tour.getByRole('button', { name: `Step ${step} of 5` }).click();
    await expect(tour.getByText(`${step}/5`)).toBeVisible();
    // What the step is about is there to be shown.
    await expect(page.locator('.kd-tutorial__spotlight')).toBeVisible();
  }
  await tour.getByRole('button', { name: 'Finish Tour' }).click();
  await expect(tour).toHaveCount(0);

  await page.getByRole('button', { name: 'Tutorial' }).click();
  await expect(tour.getByText('1/5')).toBeVisible();
  await tour.getByRole('button', { name: 'Skip Tour' }).click();
  await expect(tour).toHaveCount(0);
});
