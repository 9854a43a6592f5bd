import { isTimeZone } from '@kinday/contracts/timeZone';
import { wallClockIn } from '@kinday/contracts/zonedTime';
import { WINDOWS_ZONES } from './windowsZones.js';

/** As Outlook shows a zone: `(UTC-05:00) Eastern Time (US & Canada)`, `(UTC+01:00) Amsterdam, Berlin, Bern`. */
const DISPLAYED = /^\((?:UTC|GMT)(?:([+-])(\d\d):(\d\d))?\)\s*(.{1,200})$/;
/** What a name of Windows is shown as, where it has neither the same words nor a city. */
const OTHERWISE: Readonly<Record<string, string>> = {
  Arizona: 'US Mountain Standard Time',
  'Coordinated Universal Time': 'UTC',
  'Coordinated Universal Time-11': 'UTC-11',
  'Coordinated Universal Time-09': 'UTC-09',
  'Coordinated Universal Time-08': 'UTC-08',
  'Coordinated Universal Time-02': 'UTC-02',
  'Coordinated Universal Time+12': 'UTC+12',
  'Coordinated Universal Time+13': 'UTC+13',
  Alaska: 'Alaskan Standard Time',
  Hawaii: 'Hawaiian Standard Time',
  'Baja California': 'Pacific Standard Time (Mexico)',
  Saskatchewan: 'Canada Central Standard Time',
  'Indiana (East)': 'US Eastern Standard Time',
  'West Central Africa': 'W. Central Africa Standard Time',
  'Cabo Verde Is.': 'Cape Verde Standard Time',
  'Solomon Is., New Caledonia': 'Central Pacific Standard Time',
  'Sri Jayawardenepura': 'Sri Lanka Standard Time',
  Astana: 'Central Asia Standard Time',
  'Abu Dhabi, Muscat': 'Arabian Standard Time',
};
const CONTINENTS = [
  ...['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific'],
  ...['Atlantic', 'Indian', 'Antarctica'],
];

/** The zone that Outlook shows by such a name: by its words, or by a city that stands in it; null for another name. */
export function zoneByDisplayName(name: string): string | null {
  const [, sign, hours, minutes, words = ''] = DISPLAYED.exec(name) ?? [];
  if (words === '') return null;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  const short = words.replace(/ Time \(.*\)$/, '').trim();
  const windows = [OTHERWISE[words], `${short} Standard Time`, words];
  const cities = words.split(',').flatMap((word) => {
    const city = word.trim().replaceAll('.', '').replaceAll(' ', '_');
    return CONTINENTS.map((continent) => `${continent}/${city}`);
  });
  const zones = windows.map((each) => WINDOWS_ZONES.get(each ?? ''));
  const known = [...zones.filter((zone) => zone !== undefined), ...cities.filter(isTimeZone)];
  return known.find((zone) => standardOffset(zone) === offset) ?? null;
}

/** Minutes by which its clocks are ahead of UTC while they are not put forward. */
function standardOffset(zone: string): number {
  const offsets = [0, 6].map((month) => {
    const instant = new Date(Date.UTC(new Date().getUTCFullYear(), month, 1, 12));
    const { date, time } = wallClockIn(zone, instant);
    return (Date.parse(`${date}T${time}:00Z`) - instant.getTime()) / 60_000;
  });
  return Math.min(...offsets);
}
