import pg from 'pg';

const RUNS = 3;

/** How many statements the applications of this process run for a piece of work. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  // Jobs in the background run statements as well: the least of some runs is the work's own.
  for (let run = 0; run < RUNS; run += 1) counts.push(await countOnce(work));
  return Math.min(...counts);
}

async function countOnce(work: () => Promise<unknown>): Promise<number> {
  const client = pg.Client.prototype as { query: (...values: unknown[]) => unknown };
  const { query } = client;
  let count = 0;
  client.query = function (...values) {
    count += 1;
    return query.apply(this, values);
  };
  try {
    await work();
    return count;
  } finally {
    client.query = query;
  }
}
