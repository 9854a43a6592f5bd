/** The key that was pressed; Caps Lock makes no other key of a letter. */
export function keyOf({ key, shiftKey }: { key: string; shiftKey: boolean }): string {
  return key.length === 1 && !shiftKey ? key.toLowerCase() : key;
}
