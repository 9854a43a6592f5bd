import type { NewNotice, Notice, Words } from '../../src/notices/notice.js';
import { application } from './application.js';
import { query } from './query.js';
import type { TestApp } from './startApp.js';

const MINUTE_MS = 60_000;

interface Row {
  kind: string;
  outcome: string | null;
  tries: number;
  sent_to: string[];
  next_at: Date;
  data: unknown;
}

/** Posts notices of kinds of a test's own, and leads the time at which a node tells them. */
export class Telling {
  /** What the application takes for the time. */
  now = new Date('2030-05-14T09:00:00Z');
  #posted = 0;

  constructor(readonly app: TestApp) {}

  /** Takes the clock from the application, whose own jobs rest from now on. */
  async lead(): Promise<void> {
    await this.app.service(application.BackgroundJobs).onModuleDestroy();
    this.app.service(application.Clock).now = () => Promise.resolve(this.now);
  }

  /** Registers a kind by what finds the words of one notice; undefined for one that holds no more. */
  kind(kind: string, wordsOf: (notice: Notice) => Words | undefined): void {
    this.app.service(application.Notices).register(kind, (notices) => {
      const found = notices.map((notice) => [notice.id, wordsOf(notice)] as const);
      return Promise.resolve(new Map(found.filter((each): each is [string, Words] => !!each[1])));
    });
  }

  /** Posts one that is due now and of use for an hour. @returns its id */
  async post(kind: string, fields: Partial<NewNotice> = {}): Promise<string> {
    const key = `${kind} ${(this.#posted += 1)}`;
    const expiresAt = new Date(this.now.getTime() + 60 * MINUTE_MS);
    const notice = { key, kind, userId: null, data: {}, dueAt: this.now, expiresAt, ...fields };
    await this.app.service(application.Notices).post([notice]);
    return application.noticeId(notice.key);
  }

  /** Lets seconds pass, and the node tell what is due then. */
  async tell(secondsLater = 0): Promise<void> {
    this.now = new Date(this.now.getTime() + secondsLater * 1000);
    await this.app.service(application.Teller).run();
  }

  /** A notice as it is kept; undefined when it is not any more. */
  async row(id: string): Promise<Row | undefined> {
    const [row] = await query<Row>(this.app, 'SELECT * FROM notices WHERE id = $1', [id]);
    return row;
  }

  /** How long a notice waits for its next try, in seconds. */
  async pause(id: string): Promise<number> {
    return ((await this.row(id))!.next_at.getTime() - this.now.getTime()) / 1000;
  }
}

/** Words that are a mail. */
export function byMail(to: string): Words {
  const mail = { to, subject: 'Dentist', text: 'Today\n', html: '<p>Today</p>' };
  return { way: 'mail', mail, push: null };
}
