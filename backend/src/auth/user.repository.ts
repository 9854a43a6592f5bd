import { Injectable } from '@nestjs/common';
import type { PreferencesInput } from '@kinday/contracts/preferences';
import type { CurrentUser } from '@kinday/contracts/user';
import { DataSource, type EntityManager } from 'typeorm';
import { emailKey } from '../common/emailKey.js';
import { UserTable } from '../database/tables/UserTable.js';

/** What users change of themselves, and their families see. */
export type ProfileFields = Partial<
  Pick<UserTable, 'name' | 'phone' | 'color' | 'birthday' | 'anniversary'>
>;

function toCurrentUser(user: UserTable): CurrentUser {
  const { id, name, email, phone, color, birthday, anniversary, clock, weekStart } = user;
  const about = { id, name, email, phone, color, birthday, anniversary, clock, weekStart };
  return { ...about, familyId: user.currentFamilyId };
}

@Injectable()
export class UserRepository {
  constructor(private readonly database: DataSource) {}

  findForLogin(email: string): Promise<Pick<UserTable, 'id' | 'passwordHash'> | null> {
    return this.database.manager.findOne(UserTable, {
      select: { id: true, passwordHash: true },
      where: { emailKey: emailKey(email) },
    });
  }

  findByEmail(email: string): Promise<Pick<UserTable, 'id' | 'email'> | null> {
    return this.database.manager.findOne(UserTable, {
      select: { id: true, email: true },
      where: { emailKey: emailKey(email) },
    });
  }

  async isTaken(email: string): Promise<boolean> {
    return this.database.manager.existsBy(UserTable, { emailKey: emailKey(email) });
  }

  /** The user as they see themselves; null when the account has been deleted. */
  async findCurrent(userId: string): Promise<CurrentUser | null> {
    const user = await this.database.manager.findOneBy(UserTable, { id: userId });
    return user && toCurrentUser(user);
  }

  async insert(
    manager: EntityManager,
    user: Pick<UserTable, 'id' | 'name' | 'email' | 'phone' | 'passwordHash'>,
  ): Promise<void> {
    await manager.insert(UserTable, {
      ...user,
      emailKey: emailKey(user.email),
      createdAt: new Date(),
    });
  }

  /** @returns false when the user has these fields already, or is gone */
  async update(
    manager: EntityManager,
    id: string,
    fields: ProfileFields | PreferencesInput,
  ): Promise<boolean> {
    const user = await manager.findOneBy(UserTable, { id });
    const isChanged =
      user !== null &&
      Object.entries(fields).some(([name, value]) => user[name as keyof UserTable] !== value);
    if (isChanged) await manager.update(UserTable, { id }, fields);
    return isChanged;
  }

  /** @returns false when the user has chosen so already, or is gone */
  choose(id: string, preferences: PreferencesInput): Promise<boolean> {
    return this.update(this.database.manager, id, preferences);
  }
}
