import * as productMessages from '../../product/messages';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

/** Keys are values of `KeyboardEvent.key`; `Mod+` before one stands for Ctrl or ⌘, `Shift+` before an arrow for itself. */
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
  today: { keys: ['t'], text: productMessages.today },
  next: { keys: ['j'], text: messages.nextPage, repeats: true },
  previous: { keys: ['k'], text: messages.previousPage, repeats: true },
  month: { keys: ['1'], text: messages.views.month },
  week: { keys: ['2'], text: messages.views.week },
  day: { keys: ['3'], text: messages.views.day },
  agenda: { keys: ['4'], text: messages.views.agenda },
  goToDate: { keys: ['g'], text: messages.goToDate },
  addEvent: { keys: ['c', 'n'], text: messages.addAnEvent },
  search: { keys: ['/'], text: messages.search },
  recentChanges: { keys: ['r'], text: productMessages.recentChanges },
  print: { keys: ['p'], text: messages.print },
  undo: { keys: ['Mod+z'], text: messages.undoYourLastChange },
  help: { keys: ['?'], text: messages.thisHelp },
});
export type PageShortcut = keyof typeof PAGE_SHORTCUTS;

/** What keys do on a day; `useGridKeys` and `dayAfterKey` run it, Enter presses the day's button. */
export const DAY_SHORTCUTS = table({
  otherDay: {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    label: messages.arrows,
    text: messages.anotherDayOrWeek,
  },
  weekEnd: { keys: ['Home', 'End'], label: messages.homeEnd, text: messages.startEndOfTheWeek },
  otherMonth: {
    keys: ['PageUp', 'PageDown'],
    label: messages.pageUpDown,
    text: messages.anotherMonth,
  },
  addEvent: { keys: ['Enter'], text: messages.addAnEvent },
  intoEvents: { keys: ['F2'], label: messages.tabOrF2, text: messages.intoTheDaysEvents },
});

/** What keys do on an hour of a week or a day; `useHoursKeys` runs it, Enter presses the hour's button. */
export const SLOT_SHORTCUTS = table({
  otherSlot: {
    keys: ['ArrowUp', 'ArrowDown'],
    label: messages.upDown,
    text: messages.anotherHalfHour,
  },
  otherColumn: {
    keys: ['ArrowLeft', 'ArrowRight'],
    label: messages.leftRight,
    text: messages.anotherColumn,
  },
  columnEnd: { keys: ['Home', 'End'], label: messages.homeEnd, text: messages.firstOrLast },
  otherPage: {
    keys: ['PageUp', 'PageDown'],
    label: messages.pageUpDown,
    text: messages.anotherWeekOrDay,
  },
  addEvent: { keys: ['Enter'], text: messages.addAtHour },
  intoEvents: { keys: ['F2'], label: messages.tabOrF2, text: messages.intoTheDaysEvents },
});

/** What moves an event to another day once it is looking for one, as people read it. */
export const MOVE_KEYS = { choose: 'arrows', drop: 'Enter' };

/** What keys do on an event; each view's keys run it, Enter presses the event's button. */
export const EVENT_SHORTCUTS = table({
  open: { keys: ['Enter'], text: messages.open },
  edit: { keys: ['e'], text: uiMessages.edit },
  move: { keys: ['m'], text: messages.moveKeys(MOVE_KEYS.choose, MOVE_KEYS.drop) },
  delete: { keys: ['Delete', 'Backspace'], text: uiMessages.deleteIt },
  previous: { keys: ['ArrowUp'], label: messages.up, text: messages.theEventAbove },
  next: { keys: ['ArrowDown'], label: messages.down, text: messages.theEventBelow },
  endEarlier: {
    keys: ['Shift+ArrowUp'],
    label: messages.shiftUp,
    text: messages.halfAnHourShorter,
  },
  endLater: {
    keys: ['Shift+ArrowDown'],
    label: messages.shiftDown,
    text: messages.halfAnHourLonger,
  },
  backToDay: { keys: ['Escape'], label: messages.esc, text: messages.backToTheDay },
});

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Which shortcut of a table a pressed key is. Caps Lock makes no other key of a letter. */
export function shortcutOf<Name extends string>(
  shortcuts: ShortcutTable<Name>,
  { key, shiftKey, ctrlKey, metaKey }: KeyPress,
): Name | null {
  const name = key.length === 1 && !shiftKey ? key.toLowerCase() : key;
  const held = ctrlKey || metaKey ? 'Mod+' : shiftKey && /^Arrow/.test(key) ? 'Shift+' : '';
  const pressed = held + name;
  const names = Object.keys(shortcuts) as Name[];
  return names.find((each) => shortcuts[each].keys.includes(pressed)) ?? null;
}

/** A shortcut's keys as the help and `aria-keyshortcuts` write them: "C", "Ctrl or ⌘ + Z". */
export function keyLabels({ keys }: Shortcut): string[] {
  return keys.map((key) =>
    key
      .replace('Mod+', messages.ctrlOr)
      .replace(/(?<![A-Za-z])[a-z]$/, (letter) => letter.toUpperCase()),
  );
}
