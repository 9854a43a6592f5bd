import { readFileSync } from 'node:fs';

const pieces = readFileSync(new URL('../src/calendarPieces.ts', import.meta.url), 'utf8');
const calendarFiles = [...pieces.matchAll(/import\('\.\/(.+?)'\)/g)].map(([, file = '']) =>
  file.replaceAll('/', '[\\\\/]'),
);

/** What a visit to the calendar runs besides the entry: what src/calendarPieces.ts imports. */
export const CALENDAR_CODE = new RegExp(`[\\\\/]src[\\\\/](${calendarFiles.join('|')})\\.tsx?$`);

/**
 * Few chunks: over HTTP/1.1 every file costs a visitor on slow 4G more than its bytes. Each takes
 * along whatever its modules import, unless one before it has that already.
 */
export const chunkGroups = [
  { name: 'early', test: /[\\/]src[\\/]early\.ts$/, priority: 5 },
  // Stays in the browser's cache when a release changes only our own code.
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|react-router)[\\/]/, priority: 4 },
  // With the sheets of all controls: the log-in would wait for each of them.
  {
    name: 'base',
    test: /[\\/]src[\\/](main\.tsx|(ui|pieces|product|features[\\/](auth|live))[\\/].*\.css)$/,
    priority: 3,
  },
  // With what the log-in shares with the calendar, or it would bring the calendar along.
  {
    name: 'app',
    test: /[\\/]src[\\/](AppShell\.tsx|pages[\\/]SignedInShell\.tsx|api[\\/]authApi|ui[\\/]IconAction)/,
    priority: 2,
  },
  { name: 'calendar', test: CALENDAR_CODE, priority: 1 },
  {
    name: 'entry',
    test: /[\\/]src[\\/](pages[\\/](LoginPage|SignupPage)|ui[\\/](BusyButton|Checkbox|EmailInput|PasswordInput|RadioCards|TextInput|useTypedFields))\.tsx?$/,
  },
  { name: 'theme', test: /[\\/]src[\\/]theme[\\/]Themed\.tsx$/ },
];
