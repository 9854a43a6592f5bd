import { PASSWORD } from './Person.js';
import { expect, test } from './journey.js';

test('sign up, pick a colour, see the calendar, log out, log in', async ({ meet }) => {
  const ana = await meet('Ana');
  const { page } = ana;
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/signup/);
  await page.getByLabel('Full Name').fill('Ana');
  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Phone Number').fill('+1 555 0100');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Family Name').fill('The Novaks');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(ana.toast('Account created successfully!')).toBeVisible();

  await expect(page).toHaveURL(/\/color-selection$/);
  await page.getByRole('textbox', { name: /hex/i }).fill('#AA96DA');
  await page.getByRole('button', { name: 'Continue to Calendar' }).click();
  await expect(ana.toast('Color saved!')).toBeVisible();

  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('banner').getByText('The Novaks')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect(page.getByText('(You)')).toBeVisible();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(ana.toast('Login failed')).toBeVisible();
  await expect(page.getByText('401: Invalid email or password', { exact: true })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(ana.toast('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  expect((await ana.get('/api/me')) as object).toMatchObject({ color: '#AA96DA' });
});

test('paths match in any case and with a slash; others are the not-found page', async ({
  meet,
}) => {
  const { page } = await meet('Ana');
  await page.goto('/LogIn/');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
