/** The SQLSTATE of `kinday_refuse`; the operator finds it in PostgreSQL's log (README). */
export const REFUSED = 'KD001';

/**
 * SQL for a column of a statement that must hold: 1 where the condition does, else the statement fails,
 * and PostgreSQL runs nothing of what was sent after it.
 * @param condition SQL
 * @param reason what PostgreSQL's log says besides; without quotes
 */
export function requireSql(condition: string, reason: string): string {
  return `CASE WHEN ${condition} THEN 1 ELSE kinday_refuse('${reason}') END`;
}
