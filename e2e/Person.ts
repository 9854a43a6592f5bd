import { randomUUID } from 'node:crypto';
import {
  expect,
  type APIResponse,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Event } from '@kinday/contracts/event';
import type { Series } from '@kinday/contracts/series';

/** "Now" on every screen: Thursday, November 12, 2026 in most of the world. */
export const NOW = new Date('2026-11-12T18:00:00Z');
export const PASSWORD = 'correct horse';

/** What is added says this where nothing else is said. */
const MOVIE_NIGHT = {
  date: '2026-11-18',
  isAllDay: false,
  startTime: '09:00',
  endTime: '10:00',
  mainCategory: 'General family gatherings',
  subCategory: 'Movie night',
  notes: null,
};

/** Somebody with a browser of their own. */
export class Person {
  /** What came over this person's live connections. */
  readonly frames: string[] = [];
  readonly email: string;

  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.email = `${name.toLowerCase()}-${randomUUID()}@example.org`;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.frames.push(String(payload)));
    });
  }

  /** Signs up by the API, in this browser. */
  async signUp(
    way: { familyName: string; zone?: string } | { inviteCode: string },
    color?: string,
  ): Promise<void> {
    const mode = 'familyName' in way ? 'createFamily' : 'joinFamily';
    const { name, email } = this;
    const phone = '+1 (555) 010-0100';
    await this.post('/api/auth/signup', { name, email, phone, password: PASSWORD, mode, ...way });
    if (color) await this.post('/api/me/color', { color });
  }

  async post(path: string, data: unknown): Promise<unknown> {
    return json(await this.context.request.post(path, { data }));
  }

  async put(path: string, data: unknown): Promise<unknown> {
    return json(await this.context.request.put(path, { data }));
  }

  async delete(path: string, data?: unknown): Promise<unknown> {
    return json(await this.context.request.delete(path, { data }));
  }

  async get(path: string): Promise<unknown> {
    return json(await this.context.request.get(path));
  }

  /** Adds an event by the API. */
  async addEvent(title: string, fields: Partial<Event> = {}): Promise<Event> {
    return (await this.post('/api/events', { ...MOVIE_NIGHT, title, ...fields })) as Event;
  }

  /** Adds an event that repeats, every week unless the fields say otherwise, by the API. */
  async addSeries(title: string, fields: Partial<Series> = {}): Promise<Series> {
    const series = { ...MOVIE_NIGHT, title, rrule: 'FREQ=WEEKLY', id: randomUUID(), ...fields };
    return (await this.post('/api/series', series)) as Series;
  }

  /** Opens the calendar and waits until it is live. */
  async openCalendar(page: Page = this.page): Promise<void> {
    await page.goto('/dashboard');
    await expect(this.connection('Live', page)).toBeVisible();
  }

  /** The word that says whether the screen is live. */
  connection(word: string | RegExp, page: Page = this.page): Locator {
    return page.locator('.kd-connection-label').filter({ hasText: word });
  }

  /** A toast by its title; a screen reader hears it once more, elsewhere. */
  toast(title: string): Locator {
    return this.page.getByText(title, { exact: true });
  }

  /** An event on its day, as each view shows it; a phone's month in the list of the day. */
  eventOn(date: string, title: string, page: Page = this.page): Locator {
    return page
      .locator(`[data-date="${date}"] [data-event]`)
      .and(page.getByRole('button', { name: title }));
  }

  /** Shows a day's list on a phone's month, by the first press on the day; wide screens show it already. */
  async showDay(date: string): Promise<void> {
    if (!this.isOnPhone()) return;
    const day = this.page.getByTestId(`day-${date}`);
    await day.click();
    await expect(day).toHaveAttribute('aria-selected', 'true');
  }

  /** Opens the dialog of a new event by pressing its day; on a phone by a second press. */
  async addOn(date: string): Promise<void> {
    await this.showDay(date);
    await this.page.getByTestId(`day-number-${date}`).click();
  }

  private isOnPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 600;
  }
}

async function json(response: APIResponse): Promise<unknown> {
  if (!response.ok())
    throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return response.json();
}
