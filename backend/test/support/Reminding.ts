import { expect } from '@jest/globals';
import { firstReminderSettings, type ReminderSettingsInput } from '@kinday/contracts/reminders';
import { application } from './application.js';
import { buildFamily, expectStatus, type BuiltFamily, type Person } from './builders.js';
import { query } from './query.js';
import type { TestApp } from './startApp.js';

/** What somebody was told, and when. */
export interface Told {
  userId: string;
  kind: string;
  title: string;
  body: string;
  isSilent: boolean;
  path: string;
  subject: string | null;
  text: string | null;
  at: Date;
}

export interface RemindedFamily extends BuiltFamily {
  /** Who was told what of it: `Ben: Dentist`. */
  ofFamily: (told: readonly Told[]) => string[];
}

interface Row {
  id: string;
  kind: string;
  user_id: string;
  data: unknown;
  due_at: Date;
  expires_at: Date;
}

/** Leads the time of an application: plans and tells what is due at the moments that a test names. */
export class Reminding {
  #now = new Date(0);
  readonly told: Told[] = [];

  /** @param database of a node that was started beside another: that one's */
  constructor(
    private readonly app: TestApp,
    private readonly database: { readonly databaseUrl: string } = app,
  ) {}

  /** Takes the clock from the application, whose own jobs rest from now on. */
  async lead(): Promise<void> {
    await this.app.service(application.BackgroundJobs).onModuleDestroy();
    this.app.service(application.Clock).now = () => Promise.resolve(this.#now);
  }

  /** Lets it be a moment, an ISO instant; resolves with what people are told then. */
  async at(instant: string | Date): Promise<Told[]> {
    await this.plan(instant);
    return this.tell();
  }

  /** Begins anew at a moment, as if there had been no time before. */
  async startAt(instant: string): Promise<void> {
    await query(this.database, 'DELETE FROM reminder_progress');
    await this.plan(instant);
  }

  async plan(instant: string | Date): Promise<void> {
    this.#now = new Date(instant);
    await this.app.service(application.Planner).run();
  }

  /** Tells what is due: looks again, and notes the words. */
  async tell(): Promise<Told[]> {
    const rows = await query<Row>(
      this.database,
      `UPDATE notices SET outcome = CASE WHEN expires_at <= $1 THEN 'dropped' ELSE 'told' END
       WHERE outcome IS NULL AND next_at <= $1 RETURNING *`,
      [this.#now],
    );
    const told: Told[] = [];
    for (const row of rows.filter(({ expires_at }) => expires_at > this.#now)) {
      const { id, kind, user_id: userId, data, due_at: dueAt, expires_at: expiresAt } = row;
      const findWords = this.app.service(application.Notices).wordsOf(kind);
      const notice = { id, kind, userId, data, dueAt, expiresAt };
      const words = (await findWords?.([notice], this.#now))?.get(id);
      if (!words?.push) continue;
      const { title, body, isSilent, path } = words.push;
      const { subject = null, text = null } = words.mail ?? {};
      told.push({ userId, kind, title, body, isSilent, path, subject, text, at: this.#now });
    }
    this.told.push(...told);
    return told;
  }

  /** Turns reminders on for somebody, with some choices of theirs. */
  async turnOn({ client }: Person, choices: ReminderSettingsInput = {}): Promise<void> {
    const { zone } = firstReminderSettings('Europe/Berlin');
    const input = { isOn: true, zone, ...choices };
    expect((await client.put('/api/me/reminders', input)).status).toBe(200);
  }

  /** A family in Berlin whose people turned reminders on. */
  async buildFamily(...joining: string[]): Promise<RemindedFamily> {
    const family = await buildFamily(this.app, ...joining);
    await moveTo(this.app, family.id, 'Europe/Berlin');
    const people = [family.owner, ...family.members];
    for (const person of people) await this.turnOn(person);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const ofFamily = (told: readonly Told[]) =>
      told.flatMap(({ userId, title }) => {
        const name = names.get(userId);
        return name ? [`${name}: ${title}`] : [];
      });
    return { ...family, ofFamily };
  }

  /** Chooses other reminders for one event or series. */
  async remindOf({ client }: Person, entryId: string, timed: number[] | null): Promise<void> {
    const path = `/api/me/reminders/entries/${entryId}`;
    expectStatus(await client.put(path, { timed, allDay: null }), 200);
  }
}

/** Gives a calendar another time zone. */
export async function moveTo(app: TestApp, familyId: string, zone: string): Promise<void> {
  await query(app, 'UPDATE families SET zone = $2 WHERE id = $1', [familyId, zone]);
}
