import type { DateRange } from '@kinday/contracts/calendarDate';
import type { DBSchema } from 'idb';

/** What this device keeps of one family: the records as they were at one revision of one log ([S7]). */
export interface KeptFamily {
  id: string;
  epoch: string;
  revision: number;
  /** The days whose events and series are kept. */
  range: DateRange;
}

/** One record of a kept family. */
export interface KeptRecord {
  familyId: string;
  collection: string;
  id: string;
  record: unknown;
}

/** An edit that waits to be sent; what else it says is known to sync/waiting alone. */
export interface KeptEdit {
  /** Given by the database: the order in which the edits were made. */
  place?: number;
  id: string;
  /** Who made it: nobody else sees it or sends it. */
  userId: string;
}

/** What this browser keeps, all of one person. */
export interface KeptSchema extends DBSchema {
  /** Under `owner` the id of the person; without one nothing but edits that wait is kept. */
  meta: { key: string; value: string };
  /** The last answers to reads that no follower keeps up to date, by name. */
  answers: { key: string; value: unknown };
  families: { key: string; value: KeptFamily };
  records: { key: [familyId: string, collection: string, id: string]; value: KeptRecord };
  waiting: { key: number; value: KeptEdit; indexes: { byId: string } };
}
