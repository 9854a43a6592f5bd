import { randomUUID } from 'node:crypto';
import type { Transaction } from './database/Transaction.js';
import { CONTENT_COLUMNS, COUNT_MONTH, FIND_EVENT, UPDATE_EVENT } from './events/eventSql.js';
import type { FamilyWriter } from './sync/FamilyWriter.js';

/** Enough for V8 to compile what a write passes through; PostgreSQL plans each statement at its first. */
const ROUNDS = 30;
/** No start takes longer for it. */
const LONGEST_MS = 1_000;

/**
 * Lets a node that starts do what its first writes would have to do otherwise: open the connections to
 * PostgreSQL, have the tables' statements planned on each of them, and compile the path of a write. It
 * changes nothing, as it writes to a calendar that is not there, and is refused like any stranger.
 * @param atOnce connections to open
 */
export async function warmUp(writer: FamilyWriter, atOnce: number): Promise<void> {
  const write = () => {
    const [familyId, userId] = [randomUUID(), randomUUID()];
    return writer.readAndWrite(familyId, userId, askForNothing(familyId), doNothing);
  };
  const end = performance.now() + LONGEST_MS;
  for (let round = 0; round < ROUNDS && performance.now() < end; round += 1) {
    await Promise.allSettled(Array.from({ length: atOnce }, write));
  }
}

/** Statements about events of which there are none. */
const askForNothing = (familyId: string) => (transaction: Transaction) => {
  const id = randomUUID();
  const content = CONTENT_COLUMNS.map(() => null);
  return Promise.all([
    transaction.query(FIND_EVENT.there, [id, familyId]),
    transaction.query(COUNT_MONTH, [familyId, '2000-01-01']),
    transaction.query(UPDATE_EVENT, [id, 0, null, ...content]),
  ]);
};

const doNothing = () => Promise.resolve();
