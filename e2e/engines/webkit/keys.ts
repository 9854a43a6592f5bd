/** Characters that stand for keys in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const NAMED: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: '\uE00D',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F2: '\uE032',
};

interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** What fingers do for one key, or for several that are held together, as `Control+z`. */
export function keyActions(pressed: string): KeyAction[] {
  const keys = pressed.split(/(?<=.)\+/).map((key) => NAMED[key] ?? key);
  const down = keys.map((value): KeyAction => ({ type: 'keyDown', value }));
  return [...down, ...keys.reverse().map((value): KeyAction => ({ type: 'keyUp', value }))];
}
