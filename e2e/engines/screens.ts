import { addDays, addMonths, toCalendarDate, weekdayOf } from '@kinday/contracts/calendarDate';
import { expect, test as journey } from '../journey.js';
import { PASSWORD, type Person } from '../Person.js';
import { UnreliableNetwork } from '../UnreliableNetwork.js';
import { startChromium, startFirefox } from './PlaywrightEngine.js';
import type { Engine, Screen, Target } from './Screen.js';
import { startWebKit } from './webkit/startWebKit.js';

const STARTS = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

export type EngineName = keyof typeof STARTS;

// Days that every screen shows and keeps whenever the tests run: not all engines can be told what time it is.
const secondWeek = `${addMonths(toCalendarDate(new Date()), 1).slice(0, 7)}-08`;
/** In the second week of the next month. */
export const WEDNESDAY = addDays(secondWeek, (3 - weekdayOf(secondWeek) + 7) % 7);
export const THURSDAY = addDays(WEDNESDAY, 1);
export const FRIDAY = addDays(WEDNESDAY, 2);
export const NEXT_THURSDAY = addDays(WEDNESDAY, 8);

/** A screen in the engine under test, and the way from it to the server. */
export interface OwnScreen {
  screen: Screen;
  network: UnreliableNetwork;
}

interface Fixtures {
  /** Opens a window of the engine under test, in which nobody is logged in. */
  openScreen: (width: number) => Promise<OwnScreen>;
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
}

/** People live in Chromium, as in all journeys; screens are of the engine that is under test. */
export const test = journey.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await STARTS[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],

  openScreen: async ({ engine, server }, use) => {
    const opened: OwnScreen[] = [];
    await use(async (width) => {
      const network = await UnreliableNetwork.to(server.origin);
      const height = width < 600 ? 844 : 900;
      const screen = await engine.open({ width, height, origin: network.origin });
      opened.push({ screen, network });
      return { screen, network };
    });
    for (const { screen, network } of opened) {
      await screen.close();
      network.close();
    }
  },
});

/** Logs somebody in, to be remembered, and opens a page of the calendar. */
export async function logIn(screen: Screen, { email }: Person, path = '/dashboard') {
  // The lightest page there is.
  await screen.goto('/robots.txt');
  const status = await screen.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch('/api/auth/login', init)).status;
    },
    { email, password: PASSWORD, remember: true },
  );
  expect(status).toBeLessThan(300);
  await screen.goto(path);
  await live(screen);
}

/** Waits until a page that came as a document can be used. */
export async function usable(screen: Screen): Promise<void> {
  await screen.see({ css: '#root:not([inert])' });
}

/** An event as a view shows it on a day. */
export function eventOn(date: string, text: string): Target {
  return { css: `[data-date="${date}"] [data-event]`, text };
}

/** Waits until a calendar is live. */
export async function live(screen: Screen): Promise<void> {
  await screen.see({ css: '.kd-connection-label', text: 'Live' });
}

export { expect };
