import { open } from 'node:fs/promises';
import { CALLS } from './calls.mjs';

/** PostgreSQL's own module, which logs the plan of every statement that runs. */
const EXPLAIN_ALL = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_parameter_max_length': '0',
};
/** Tables of more rows than this are found by an index. */
const LARGE = 2_000;

const LARGE_TABLES = `
  SELECT relname AS name FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > ${LARGE}`;

/** Connections to this database that are made from now on log their plans. */
export async function explainAll(client, database) {
  for (const [name, value] of Object.entries(EXPLAIN_ALL)) {
    await client.query(`ALTER DATABASE ${database} SET ${name} = '${value}'`);
  }
}

/** They log nothing any more. */
export function explainNone(client, database) {
  return client.query(`ALTER DATABASE ${database} RESET ALL`);
}

/** What a file has from a position on, and where it ends. */
async function readFrom(file, position) {
  const handle = await open(file);
  const { size } = await handle.stat();
  const { buffer } = await handle.read(Buffer.alloc(size - position), 0, size - position, position);
  await handle.close();
  return { text: buffer.toString(), size };
}

/** The plans in a part of PostgreSQL's log, each once, as statement and plan. */
function plansIn(text) {
  const plans = new Map();
  for (const [, body] of text.matchAll(/ {2}plan:\n((?:\t.*\n)+)/g)) {
    const lines = body.replaceAll(/^\t/gm, '').trimEnd();
    const begin = /^(?:Query Text: )([\s\S]*?)\n(?=\S.*(?:\(cost=|\(actual))/.exec(lines);
    const statement = (begin?.[1] ?? '').replaceAll(/\s+/g, ' ');
    plans.set(statement, lines.slice(begin?.[0].length ?? 0));
  }
  return plans;
}

/**
 * Prints the plans of the statements behind the calls, made at a server that logs them.
 * @param {{ client: import('pg').Client, log: string, side: import('./Side.mjs').Side, calls: string[] }} where
 *   `client` of the same database, `log` PostgreSQL's log file
 * @returns {Promise<string[]>} which calls read a large table from its beginning to its end
 */
export async function printPlans({ client, log, side, calls }) {
  const { rows } = await client.query(LARGE_TABLES);
  const whole = new RegExp(
    `Seq Scan on (?:public\\.)?(${rows.map(({ name }) => name).join('|')})\\b`,
  );
  const slow = [];
  // What a server does at its start is over after that.
  for (const name of calls) await CALLS[name](side.next());
  let { size: position } = await readFrom(log, 0);
  for (const name of calls) {
    await CALLS[name](side.next());
    const { text, size } = await readFrom(log, position);
    position = size;
    console.info(`\n—— ${name} ——`);
    for (const [statement, plan] of plansIn(text)) {
      console.info(`${statement}\n${plan.replaceAll(/^/gm, '    ')}`);
      const [found] = whole.exec(plan) ?? [];
      if (found) slow.push(`${name}: ${found}`);
    }
  }
  return slow;
}
