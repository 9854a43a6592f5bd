import { application } from './application.js';
import { query } from './query.js';

interface Statement {
  text: string;
  values?: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/**
 * How many rows of its tables PostgreSQL looks at for a piece of work that only reads; what an index
 * alone answers is not among them.
 */
export async function rowsReadBy(
  app: { databaseUrl: string },
  work: () => Promise<unknown>,
): Promise<number> {
  let rows = 0;
  for (const { text, values } of await statementsOf(work)) {
    const explain = `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`;
    const [answer] = await query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(app, explain, values);
    rows += answer ? rowsOf(answer['QUERY PLAN'][0].Plan) : 0;
  }
  return rows;
}

/** The rows that PostgreSQL answers to the application for a piece of work that only reads. */
export async function answeredTo(
  app: { databaseUrl: string },
  work: () => Promise<unknown>,
): Promise<object[]> {
  const answers: object[] = [];
  for (const { text, values } of await statementsOf(work)) {
    answers.push(...(await query(app, text, values)));
  }
  return answers;
}

function rowsOf(plan: Plan): number {
  const seen =
    plan['Actual Rows'] +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0);
  const isRead = plan['Relation Name'] && plan['Node Type'] !== 'Index Only Scan';
  const own = isRead ? seen * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), own);
}

/** The statements that read, as the applications of this process send them. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const client = application.pg.Client.prototype as { query: (...values: unknown[]) => unknown };
  const { query: send } = client;
  const statements: Statement[] = [];
  client.query = function (...sent) {
    const [first, values] = sent as [string | Statement, unknown[] | undefined];
    const statement = typeof first === 'string' ? { text: first, values } : first;
    if (statement.text.startsWith('SELECT')) statements.push(statement);
    return send.apply(this, sent);
  };
  try {
    await work();
    return statements;
  } finally {
    client.query = send;
  }
}
