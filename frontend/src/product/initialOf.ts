/** The letter that stands for a name; a question mark where there is none. */
export function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toUpperCase();
}
