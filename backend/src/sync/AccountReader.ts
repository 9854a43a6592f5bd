import { Injectable } from '@nestjs/common';
import type { Account } from '@kinday/contracts/socket';
import { CalendarListRepository } from '../access/calendarList.repository.js';
import { UserRepository } from '../auth/user.repository.js';

/** Reads what all tabs of a user must know of them. */
@Injectable()
export class AccountReader {
  constructor(
    private readonly users: UserRepository,
    private readonly calendars: CalendarListRepository,
  ) {}

  /** Null when the account is gone. */
  async read(userId: string): Promise<Account | null> {
    const user = await this.users.findCurrent(userId);
    return user && { user, calendars: await this.calendars.list(userId) };
  }
}
