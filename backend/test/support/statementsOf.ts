import { application } from './application.js';

const RUNS = 3;

/** Both ways in which pg has a statement run, alone or in a trip with others. */
type Send = (this: unknown, ...values: unknown[]) => unknown;

/** How many statements the applications of this process run for a piece of work. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  // Jobs in the background run statements as well: the least of some runs is the work's own.
  for (let run = 0; run < RUNS; run += 1) counts.push(await countOnce(work));
  return Math.min(...counts);
}

async function countOnce(work: () => Promise<unknown>): Promise<number> {
  const connection = application.pg.Connection.prototype as unknown as Record<string, Send>;
  const { query, execute } = connection;
  let count = 0;
  const counted = (send: Send): Send =>
    function (this: unknown, ...values) {
      count += 1;
      return send.apply(this, values);
    };
  Object.assign(connection, { query: counted(query!), execute: counted(execute!) });
  try {
    await work();
    return count;
  } finally {
    Object.assign(connection, { query, execute });
  }
}
