import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './journey.js';
import { PASSWORD } from './Person.js';

const NEW_PASSWORD = 'horse staple battery';

test('a new name is on the relatives’ screens at once', async ({ family }) => {
  const { owner, members } = await family('Ben');
  const { page } = members[0]!;
  await owner.openCalendar();
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Benjamin');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(members[0]!.toast('Profile updated!')).toBeVisible();
  await expect(owner.page.getByText('Benjamin').first()).toBeVisible();
});

test('a new password logs the other devices out, and only those', async ({ meet }) => {
  const ana = await meet('Ana');
  const phone = await meet('Phone');
  await ana.signUp({ familyName: 'The Novaks' });
  await phone.post('/api/auth/login', { email: ana.email, password: PASSWORD });
  await phone.openCalendar();

  await ana.page.goto('/profile');
  await expect(ana.page.getByRole('button', { name: 'Log out other devices' })).toBeVisible();
  await ana.page.getByLabel('Current Password').fill(PASSWORD);
  await ana.page.getByLabel('New Password').fill(NEW_PASSWORD);
  await ana.page.getByRole('button', { name: 'Change Password' }).click();
  await expect(ana.toast('Password changed')).toBeVisible();
  await expect(phone.page.getByText('Please log in again.')).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Log out other devices' })).toHaveCount(0);
  await expect(ana.page.getByText('This device')).toBeVisible();
});

test('a deleted account leaves the calendar, its events stay', async ({ family }) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  await ben.addEvent('Bens event');
  await owner.openCalendar();
  await ben.page.goto('/profile');
  await ben.page.getByRole('button', { name: 'Delete my account' }).click();
  await ben.page.getByLabel('Your Password').fill('not it');
  await ben.page.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(ben.page.getByText('This is not your current password').first()).toBeVisible();
  await ben.page.getByLabel('Your Password').fill(PASSWORD);
  await ben.page.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(ben.page).toHaveURL(/\/$/);

  await owner.eventOn('2026-11-18', 'Bens event').click();
  await expect(owner.page.getByText('Created by Ben (former member)')).toBeVisible();
});

test('who owns a calendar is told so before the account goes', async ({ family }) => {
  const { owner, name } = await family();
  await owner.page.goto('/profile');
  await owner.page.getByRole('button', { name: 'Delete my account' }).click();
  await owner.page.getByLabel('Your Password').fill(PASSWORD);
  await owner.page.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(owner.toast('Your account wasn’t deleted')).toBeVisible();
  await expect(owner.page.getByText(`You own “${name}”.`).first()).toBeVisible();
});

test('who forgot the password comes back by the mailed link', async ({ meet, server }) => {
  const ana = await meet('Ana');
  await ana.signUp({ familyName: 'The Novaks' });
  await ana.post('/api/auth/logout', {});
  const { page } = ana;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  // The page before it has a field of the same name.
  await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible();
  await page.getByLabel('Email').fill(ana.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('Check your mail').first()).toBeVisible();

  let link = '';
  await expect(async () => {
    link = await linkTo(ana.email, path.join(server.dataDir, 'mail'));
  }).toPass();
  await page.goto(link);
  await page.getByLabel('New Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(ana.toast('Welcome back!')).toBeVisible();
});

/** The link in the mail that came to an address. */
async function linkTo(address: string, folder: string): Promise<string> {
  for (const name of await readdir(folder)) {
    const mail = await readFile(path.join(folder, name), 'utf8');
    const [link] = /^http:\S+\/reset-password#token=\S+$/m.exec(mail) ?? [];
    if (link && mail.includes(`To: ${address}`)) return link;
  }
  throw new Error(`No mail came to ${address}.`);
}
