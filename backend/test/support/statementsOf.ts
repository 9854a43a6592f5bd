import { application } from './application.js';

const RUNS = 5;
/** Of DatabaseHeartbeat. */
const BEAT = "SELECT 'alive'";

/** Both ways in which pg has a statement run, alone or in a trip with others. */
type Send = (this: unknown, ...values: unknown[]) => unknown;

/** How many statements the applications of this process run for a piece of work. */
export function statementsOf(work: () => Promise<unknown>): Promise<number> {
  return leastOf('execute', work);
}

/** How often they wait for PostgreSQL: statements that are sent in one piece take one trip. */
export function tripsOf(work: () => Promise<unknown>): Promise<number> {
  return leastOf('sync', work);
}

async function leastOf(method: string, work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  // Jobs in the background run statements as well: the least of some runs is the work's own.
  for (let run = 0; run < RUNS; run += 1) counts.push(await countOnce(method, work));
  return Math.min(...counts);
}

/** @param method what each statement, or each trip, of the extended protocol calls once */
async function countOnce(method: string, work: () => Promise<unknown>): Promise<number> {
  const connection = application.pg.Connection.prototype as unknown as Record<string, Send>;
  const { query, [method]: extended } = connection;
  let count = 0;
  const counted = (send: Send): Send =>
    function (this: unknown, ...values) {
      // What a node asks to know whether PostgreSQL is there is no work.
      if (values[0] !== BEAT) count += 1;
      return send.apply(this, values);
    };
  Object.assign(connection, { query: counted(query!), [method]: counted(extended!) });
  try {
    await work();
    return count;
  } finally {
    Object.assign(connection, { query, [method]: extended });
  }
}
