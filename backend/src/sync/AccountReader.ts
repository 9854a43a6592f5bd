import { Injectable } from '@nestjs/common';
import type { Account } from '@kinday/contracts/socket';
import { CalendarListRepository } from '../access/calendarList.repository.js';
import { UserRepository } from '../auth/user.repository.js';
import { Batch } from '../common/Batch.js';

/** Reads a user's account for their tabs. Of two readings the later one is never told first. */
@Injectable()
export class AccountReader {
  readonly #accounts = new Batch((userIds: readonly string[]) => this.#readAll(userIds));

  constructor(
    private readonly users: UserRepository,
    private readonly calendars: CalendarListRepository,
  ) {}

  /** Null when the account has been deleted. */
  async read(userId: string): Promise<Account | null> {
    return (await this.#accounts.about([userId])).get(userId) ?? null;
  }

  async #readAll(userIds: readonly string[]): Promise<Map<string, Account>> {
    const users = await this.users.findAllCurrent(userIds);
    const lists = await this.calendars.listAll(userIds);
    return new Map(users.map((user) => [user.id, { user, calendars: lists.get(user.id) ?? [] }]));
  }
}
