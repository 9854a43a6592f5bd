/** `a`, `a and b`, `a, b and c` */
export function listed(words: readonly string[], join = 'and'): string {
  const [last = '', ...others] = [...words].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${join} ${last}`;
}
