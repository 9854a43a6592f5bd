/** A statement's value as PostgreSQL reads it: an instant in UTC, an array as its literal, else JSON. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function elementOf(value: unknown): string {
  const text = textOf(value);
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
}
