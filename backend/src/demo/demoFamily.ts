import { ABSENT, type EventFields } from '@kinday/contracts/eventFields';

/** A made-up relative. */
export interface DemoPerson {
  name: string;
  phone: string;
  color: string;
  birthday: string;
  anniversary: string | null;
}

export const DEMO_FAMILY_NAME = 'The Riveras';

/** The first one owns the calendar. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { name: 'Ana', phone: '+1 555 0101', color: '#FF6B6B', birthday: '03-15', anniversary: '06-20' },
  { name: 'Ben', phone: '+1 555 0102', color: '#4ECDC4', birthday: '09-02', anniversary: '06-20' },
  { name: 'Mia', phone: '+1 555 0103', color: '#AA96DA', birthday: '01-28', anniversary: null },
  { name: 'Leo', phone: '+1 555 0104', color: '#FFD3B6', birthday: '11-21', anniversary: null },
  {
    name: 'Grandma Ruth',
    phone: '+1 555 0105',
    color: '#0A14B8',
    birthday: '07-09',
    anniversary: null,
  },
];

type Content = Omit<EventFields, 'date' | 'forIds'>;
type Category = Pick<Content, 'mainCategory' | 'subCategory'>;

interface DemoEntry {
  who: string;
  /** The names of those it is for; nobody means everybody. */
  forWhom?: readonly string[];
  /** 0 is Sunday. */
  weekday: number;
  content: Content;
}

/** Something that is done in the given weeks of a month (0–4). */
export interface DemoHabit extends DemoEntry {
  weeks: readonly number[];
}

/** Something that repeats by a rule, from the first such weekday on. */
export interface DemoSeries extends DemoEntry {
  rrule: string;
}

function timed(
  title: string,
  startTime: string,
  endTime: string,
  of: Category,
  more: Partial<Content> = {},
): Content {
  return { ...ABSENT, title, isAllDay: false, startTime, endTime, notes: null, ...of, ...more };
}

function allDay(title: string, of: Category, more: Partial<Content> = {}): Content {
  const times = { isAllDay: true, startTime: null, endTime: null };
  return { ...ABSENT, title, ...times, notes: null, ...of, ...more };
}

const OUTING = { mainCategory: 'General family gatherings', subCategory: 'Family outing' } as const;
const DINNER = { mainCategory: 'General family gatherings', subCategory: 'Family dinner' } as const;
const GAMES = { mainCategory: 'General family gatherings', subCategory: 'Game night' } as const;
const COOKING = {
  mainCategory: 'Parties and specific activities',
  subCategory: 'Cook-together',
} as const;
const HOBBY = { mainCategory: 'Everyday life', subCategory: 'Sports and hobbies' } as const;
const DENTIST = { mainCategory: 'Everyday life', subCategory: 'Doctor or dentist' } as const;
const ERRAND = { mainCategory: 'Everyday life', subCategory: 'Chores and errands' } as const;
const BARBECUE = {
  mainCategory: 'General family gatherings',
  subCategory: 'Backyard BBQ',
} as const;

export const DEMO_SERIES: readonly DemoSeries[] = [
  {
    who: 'Ben',
    forWhom: ['Mia', 'Leo'],
    weekday: 2,
    rrule: 'FREQ=WEEKLY',
    content: timed('Soccer practice', '16:30', '18:00', HOBBY, {
      notes: 'Shin pads and water.',
      location: 'Riverside Field 2',
    }),
  },
  {
    who: 'Mia',
    weekday: 4,
    rrule: 'FREQ=WEEKLY',
    content: timed('Piano', '15:00', '15:45', HOBBY),
  },
];

export const DEMO_HABITS: readonly DemoHabit[] = [
  {
    who: 'Ben',
    weekday: 0,
    weeks: [0, 2, 4],
    content: timed('Family dinner', '17:00', '19:00', DINNER),
  },
  { who: 'Ana', weekday: 4, weeks: [0], content: timed('Book club', '18:30', '20:30', HOBBY) },
  {
    who: 'Ana',
    weekday: 4,
    weeks: [1],
    content: timed('Dentist', '09:00', '10:00', DENTIST, {
      notes: 'Bring the insurance card.',
      location: '12 Mill Street',
    }),
  },
  {
    who: 'Grandma Ruth',
    weekday: 4,
    weeks: [1],
    content: timed('Lunch with Ruth', '11:30', '13:00', DINNER),
  },
  {
    who: 'Leo',
    weekday: 4,
    weeks: [1],
    content: timed('Baking with Mia', '16:30', '18:00', COOKING),
  },
  {
    who: 'Ana',
    forWhom: ['Leo'],
    weekday: 5,
    weeks: [3],
    content: timed('Pick up Leo', '14:30', '15:00', ERRAND, { needsSomebody: true }),
  },
  { who: 'Leo', weekday: 0, weeks: [1], content: allDay('Zoo trip', OUTING) },
  {
    who: 'Ben',
    weekday: 0,
    weeks: [1],
    content: timed("BBQ at Tom's", '12:00', '15:00', BARBECUE),
  },
  { who: 'Ana', weekday: 2, weeks: [2], content: timed('Car service', '10:00', '11:00', ERRAND) },
  {
    who: 'Grandma Ruth',
    weekday: 2,
    weeks: [3],
    content: allDay('Ruth visits', DINNER, { moreDays: 2 }),
  },
  { who: 'Ana', weekday: 6, weeks: [2], content: timed('Game night', '19:00', '21:30', GAMES) },
];
