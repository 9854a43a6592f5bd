import { readFileSync } from 'node:fs';

const pieces = readFileSync(new URL('../src/calendarPieces.ts', import.meta.url), 'utf8');
const calendarFiles = [...pieces.matchAll(/import\('\.\/(.+?)'\)/g)].map(([, file = '']) =>
  file.replaceAll('/', '[\\\\/]'),
);

/** What a visit to the calendar runs besides the entry: what src/calendarPieces.ts imports. */
export const CALENDAR_CODE = new RegExp(`[\\\\/]src[\\\\/](${calendarFiles.join('|')})\\.tsx?$`);

/** Modules of ours, by their places in src. */
function ours(files: string): RegExp {
  return new RegExp(`[\\\\/]src[\\\\/](${files.replaceAll('/', '[\\\\/]')})\\.tsx?$`);
}

/**
 * What comes after the first screen, by areas: a file for each panel would be a hundred requests of
 * a kilobyte. What several areas share stands before them, so that none brings another along; first
 * of all what pages of strangers, and the first look at what a device keeps, need of it.
 */
const laterGroups = [
  { name: 'reading', test: ours('product/ReadingPage') },
  { name: 'reminders', test: ours('api/remindersApi') },
  { name: 'kept', test: ours('kept/firstCopy') },
  { name: 'days', test: /[\\/](dayNear|lastRuleDay|nearestDay)\.[jt]s$/ },
  {
    name: 'welcome',
    test: ours('features/family/(WelcomeCard|SelectCalendarCard|NotYoursCard)'),
  },
  { name: 'overlays', test: ours('ui/(AnchoredPanel|ConfirmDialog|DeletionDialog|PanelHead)') },
  {
    name: 'controls',
    test: ours(
      'ui/(ChipChoice|DownloadLink|NumberInput|SelectInput|telLink)|product/(SettingsPage|SettingsSection|ZoneSelect)|pages/(Leave|OtherCalendarsWay)|features/reminders/(AllDayChoice|LeadList|TimedChoice)',
    ),
  },
  { name: 'leaving', test: ours('features/family/LeaveCalendarDialog') },
  {
    name: 'panels',
    test: ours(
      'pages/(EventPanel|OpenEventsPanel)|features/(auth/LogOutDialog|calendar/ShortcutHelp|events/(DayList|DeleteDialog|FeedEventDetail|repeating/ScopeDialog)|family/(CalendarPanel|SideMenu)|live/(FamilyLost|OtherUser|Reload|SignedOut)Dialog|recent/RecentPanel|search/SearchSheet|tutorial/Tutorial)',
    ),
  },
  { name: 'editing', test: ours('features/events/(EventDialog|waiting/WaitingPanel)') },
  {
    name: 'views',
    test: ours('features/calendar/(hours/(WeekView|DayView)|agenda/AgendaView)'),
  },
  {
    name: 'copy',
    test: ours('sync/copy/deviceCopy|kept/(deviceAnswer|entryDayInCopy|searchCopy)'),
  },
];

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
  { name: 'theme', test: ours('theme/Themed') },
  ...laterGroups,
];
