/** Keys are values of `KeyboardEvent.key`; `Mod+` before one stands for Ctrl or ⌘. */
interface Shortcut {
  keys: readonly string[];
  /** What the help says it does. */
  text: string;
  /** How the help writes the keys, where their own names do not read well. */
  label?: string;
  /** A key that is held down does it again and again. */
  repeats?: true;
}
type ShortcutTable<Name extends string> = Readonly<Record<Name, Shortcut>>;

function table<Name extends string>(shortcuts: ShortcutTable<Name>): ShortcutTable<Name> {
  return shortcuts;
}

/** What keys do anywhere on the calendar; `useShortcuts` runs it. */
export const PAGE_SHORTCUTS = table({
  today: { keys: ['t'], text: 'Today' },
  next: { keys: ['j'], text: 'Next month, week or day', repeats: true },
  previous: { keys: ['k'], text: 'Previous month, week or day', repeats: true },
  month: { keys: ['1'], text: 'Month' },
  week: { keys: ['2'], text: 'Week' },
  day: { keys: ['3'], text: 'Day' },
  agenda: { keys: ['4'], text: 'Agenda' },
  goToDate: { keys: ['g'], text: 'Go to a date' },
  addEvent: { keys: ['c', 'n'], text: 'Add an event' },
  search: { keys: ['/'], text: 'Search' },
  recentChanges: { keys: ['r'], text: 'Recent changes' },
  print: { keys: ['p'], text: 'Print' },
  undo: { keys: ['Mod+z'], text: 'Undo your last change' },
  help: { keys: ['?'], text: 'This help' },
});
export type PageShortcut = keyof typeof PAGE_SHORTCUTS;

/** What keys do on a day; `useGridKeys` and `dayAfterKey` run it, Enter presses the day's button. */
export const DAY_SHORTCUTS = table({
  otherDay: {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    label: 'Arrows',
    text: 'Another day or week',
  },
  weekEnd: { keys: ['Home', 'End'], label: 'Home / End', text: 'Start / end of the week' },
  otherMonth: {
    keys: ['PageUp', 'PageDown'],
    label: 'Page Up / Down',
    text: 'Another month, with Shift another year',
  },
  addEvent: { keys: ['Enter'], text: 'Add an event' },
  intoEvents: { keys: ['F2'], label: 'Tab or F2', text: "Into the day's events" },
});

/** What keys do on an hour of a week or a day; `useHoursKeys` runs it, Enter presses the hour's button. */
export const SLOT_SHORTCUTS = table({
  otherSlot: {
    keys: ['ArrowUp', 'ArrowDown'],
    label: 'Up / Down',
    text: 'Another half hour; all day is above the first',
  },
  otherColumn: {
    keys: ['ArrowLeft', 'ArrowRight'],
    label: 'Left / Right',
    text: 'Another day, or another person',
  },
  columnEnd: { keys: ['Home', 'End'], label: 'Home / End', text: 'The first / the last of them' },
  otherPage: {
    keys: ['PageUp', 'PageDown'],
    label: 'Page Up / Down',
    text: 'Another week or day',
  },
  addEvent: { keys: ['Enter'], text: 'Add an event at that hour' },
  intoEvents: { keys: ['F2'], label: 'Tab or F2', text: "Into the day's events" },
});

/** What moves an event to another day once it is looking for one, as people read it. */
export const MOVE_KEYS = { choose: 'arrows', drop: 'Enter' };

/** What keys do on an event; each view's keys run it, Enter presses the event's button. */
export const EVENT_SHORTCUTS = table({
  open: { keys: ['Enter'], text: 'Open' },
  edit: { keys: ['e'], text: 'Edit' },
  move: { keys: ['m'], text: `Move: ${MOVE_KEYS.choose} choose, ${MOVE_KEYS.drop} drops` },
  delete: { keys: ['Delete', 'Backspace'], text: 'Delete' },
  previous: { keys: ['ArrowUp'], label: 'Up', text: 'The event above' },
  next: { keys: ['ArrowDown'], label: 'Down', text: 'The event below' },
  backToDay: { keys: ['Escape'], label: 'Esc', text: 'Back to the day' },
});

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Which shortcut of a table a pressed key is. Caps Lock makes no other key of a letter. */
export function shortcutOf<Name extends string>(
  shortcuts: ShortcutTable<Name>,
  { key, shiftKey, ctrlKey, metaKey }: KeyPress,
): Name | null {
  const name = key.length === 1 && !shiftKey ? key.toLowerCase() : key;
  const pressed = ctrlKey || metaKey ? `Mod+${name}` : name;
  const names = Object.keys(shortcuts) as Name[];
  return names.find((each) => shortcuts[each].keys.includes(pressed)) ?? null;
}

/** A shortcut's keys as the help and `aria-keyshortcuts` write them: "C", "Ctrl or ⌘ + Z". */
export function keyLabels({ keys }: Shortcut): string[] {
  return keys.map((key) =>
    key
      .replace('Mod+', 'Ctrl or ⌘ + ')
      .replace(/(?<![A-Za-z])[a-z]$/, (letter) => letter.toUpperCase()),
  );
}
