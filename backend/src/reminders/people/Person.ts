import type { Member } from '@kinday/contracts/member';
import type { Clock } from '@kinday/contracts/preferences';
import type { ReminderSettings } from '@kinday/contracts/reminders';

/** What of a member their relatives are told. */
export type Relative = Pick<Member, 'id' | 'name' | 'birthday' | 'anniversary'>;

export interface Calendar {
  id: string;
  name: string;
  zone: string;
  /** In the order in which they joined. */
  members: readonly Relative[];
}

/** Somebody who turned reminders on, with what they are told by. */
export interface Person {
  id: string;
  email: string;
  clock: Clock;
  settings: ReminderSettings;
  /** Theirs now, by id. */
  calendars: ReadonlyMap<string, Calendar>;
}
