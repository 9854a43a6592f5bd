import { Inject, Injectable } from '@nestjs/common';
import type { Calendar, CalendarFilter, CreateCalendarInput } from '@kinday/contracts/family';
import { canManageFamily } from '@kinday/contracts/policies';
import type { Success } from '@kinday/contracts/user';
import { CalendarListRepository } from '../access/calendarList.repository.js';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import { forbidden } from '../common/problem.js';
import type { Revised } from '../common/revised.js';
import { CONFIG, type Config } from '../config.js';
import { FamilyMemberships, type NamedFamily } from '../membership/FamilyMemberships.js';
import { startingPlan } from '../plans/startingPlan.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { Publisher } from '../sync/Publisher.js';
import { CurrentCalendarRepository } from './currentCalendar.repository.js';
import * as messages from './messages.js';

@Injectable()
export class CalendarsService {
  constructor(
    private readonly calendars: CalendarListRepository,
    private readonly current: CurrentCalendarRepository,
    private readonly members: MembershipRepository,
    private readonly memberships: FamilyMemberships,
    private readonly writer: FamilyWriter,
    private readonly publisher: Publisher,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  list(userId: string, filter: CalendarFilter['filter']): Promise<Calendar[]> {
    return this.calendars.list(userId, filter);
  }

  /** Makes a calendar owned by the user, whose current one it becomes. */
  async create(userId: string, input: CreateCalendarInput): Promise<NamedFamily> {
    const family = await this.writer.transact(userId, [], (transaction) =>
      this.memberships.found(transaction, userId, input, startingPlan(this.config.defaultTier)),
    );
    this.publisher.publish({ kind: 'account', userId });
    return family;
  }

  /** Joins a calendar by its invite code; it becomes the user's current one. */
  async join(userId: string, inviteCode: string): Promise<NamedFamily> {
    const familyId = await this.members.invitedTo(inviteCode);
    const family = await this.writer.transact(userId, [familyId], (transaction) =>
      this.memberships.join(transaction, userId, familyId, inviteCode),
    );
    this.publisher.publish({ kind: 'account', userId });
    return family;
  }

  /** Makes one of the user's calendars their current one; 404 for any other. */
  async switch(userId: string, familyId: string): Promise<NamedFamily> {
    const family = await this.current.set(userId, familyId);
    if (!family) throw noSuchFamily();
    this.publisher.publish({ kind: 'account', userId });
    return family;
  }

  /** Ends the user's own membership. Throws 403 for the owner: nobody could manage the calendar any more. */
  async leave(userId: string, familyId: string): Promise<Revised<Success>> {
    const own = await this.members.chosen(userId, familyId);
    const answer = await this.writer.write(own, userId, async (write, actor) => {
      if (canManageFamily(actor)) {
        throw forbidden('owner_stays', messages.ownerStays);
      }
      await this.memberships.end(write, actor);
      return { success: true as const };
    });
    this.publisher.publish({ kind: 'account', userId });
    return answer;
  }
}
