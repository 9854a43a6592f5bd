import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Person } from './Person.js';

// Sessions that are to be remembered, and what the device keeps of them.

/** Logs in on the page, to be remembered, and waits for the calendar. */
export async function logInToStay(page: Page, { email }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.locator('.kd-connection-label').filter({ hasText: 'Live' })).toBeVisible();
}

/** Ends the session that a sign-up began, which is not remembered, and begins one that is. */
export async function stay(person: Person): Promise<void> {
  await person.post('/api/auth/logout', {});
  await logInToStay(person.page, person);
}

/** Within a page: all that its browser keeps, as one text: databases, storages, caches and their answers. */
export const readKept = async (): Promise<string> => {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(String(request.error)));
    });
  const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll();
      kept.push(name, store, await settled(all));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      kept.push(request.url, await (await cache.match(request))?.text());
    }
  }
  return JSON.stringify(kept);
};

/** All that the page's browser keeps. */
export function keptIn(page: Page): Promise<string> {
  return page.evaluate(readKept);
}

/** Waits until the device has a copy of a calendar in which something stands. */
export async function untilKept(page: Page, title: string): Promise<void> {
  await expect.poll(() => keptIn(page), { timeout: 30_000 }).toContain(title);
}

/** Waits until the browser keeps the product's pages, with all of their pieces. */
export async function untilReleaseKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
