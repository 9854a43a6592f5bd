import type { Page } from '@playwright/test';
import { expect, test as journey } from './journey.js';
import type { Person } from './Person.js';
import { databaseOf } from './startAfterDowntime.js';
import { startRelease, type RunningRelease } from './startRelease.js';
import { startServer, type RunningServer } from './startServer.js';
import { UnreliableNetwork } from './UnreliableNetwork.js';

interface Releases {
  one: RunningServer;
  /** Has nothing of the files of `one`. */
  two: RunningRelease;
}

const SETTINGS = { SESSION_SECRET: 'the same on both nodes, long enough' };

export const test = journey.extend<
  { way: UnreliableNetwork; olga: Person },
  { releases: Releases }
>({
  serviceWorkers: 'allow',

  releases: [
    async ({}, use) => {
      const one = await startServer(SETTINGS);
      const settings = { ...SETTINGS, DATABASE_URL: await databaseOf(one) };
      const two = await startRelease('two', settings);
      await use({ one, two });
      await two.stop();
      await one.stop();
    },
    { scope: 'worker' },
  ],

  way: async ({ releases }, use) => {
    const way = await UnreliableNetwork.to(releases.one.origin);
    await use(way);
    way.close();
  },

  /** Has visited the calendar, of whose release the browser keeps all by now. */
  olga: async ({ meet, way }, use) => {
    const olga = await meet('Olga', { baseURL: way.origin });
    await olga.signUp({ familyName: 'The Rivers' }, '#4ECDC4');
    await olga.openCalendar();
    await olga.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await use(olga);
  },
});

/** The addresses that a release keeps, as its worker says; the browser's caches have no others. */
export async function keptBy({ context, page }: Person): Promise<string[]> {
  const script = await (await context.request.get('/sw.js')).text();
  const named = [...script.matchAll(/path:[`"']([^`"']+)[`"']/g)].map(([, path = '']) => path);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(named.toSorted());
  return kept;
}

/** Which of these addresses this page cannot have. */
export function missing(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const ok = await Promise.all(
      asked.map((path) =>
        fetch(path).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return asked.filter((_path, index) => !ok[index]);
  }, paths);
}

/** A page of a release; without a name of the one that is built. */
export const isOf = (page: Page, release: string | null) =>
  expect(
    page.locator(release ? `html[data-release=${release}]` : 'html:not([data-release])'),
  ).toBeAttached();

/** Those of them that are pieces of the page. */
export const assetsOf = (kept: readonly string[]) =>
  kept.filter((path) => path.startsWith('/assets/'));
