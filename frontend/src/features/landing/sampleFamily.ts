import { PRESET_COLORS } from '@kinday/contracts/color';

const [coral, turquoise, lemon, , , lavender, , , peach] = PRESET_COLORS;

/** A made-up family, for pictures of the product. */
export const SAMPLE_FAMILY = {
  ana: { name: 'Ana', color: coral },
  ben: { name: 'Ben', color: turquoise },
  mia: { name: 'Mia', color: lavender },
  leo: { name: 'Leo', color: peach },
  ruth: { name: 'Ruth', color: lemon },
} as const;

type SampleMember = keyof typeof SAMPLE_FAMILY;

interface SampleEvent {
  by: SampleMember;
  title: string;
  /** Its turn among the events that arrive while one looks on; the others are there already. */
  arrives?: 1 | 2 | 3;
}

interface SampleDay {
  day: number;
  today?: boolean;
  special?: string;
  events: readonly SampleEvent[];
}

/** Monday to Thursday of three weeks of November 2026. */
export const SAMPLE_DAYS: readonly SampleDay[] = [
  { day: 9, events: [] },
  { day: 10, events: [{ by: 'ben', title: 'Soccer practice' }] },
  { day: 11, events: [{ by: 'ana', title: 'Dentist', arrives: 1 }] },
  {
    day: 12,
    today: true,
    events: [
      { by: 'mia', title: 'Piano' },
      { by: 'ruth', title: 'Lunch out' },
    ],
  },
  { day: 16, events: [{ by: 'leo', title: 'Zoo trip' }] },
  {
    day: 17,
    events: [
      { by: 'ben', title: 'Soccer practice' },
      { by: 'ana', title: 'Car service' },
    ],
  },
  { day: 18, special: 'Leo’s Birthday', events: [] },
  {
    day: 19,
    events: [
      { by: 'mia', title: 'Piano' },
      { by: 'ben', title: 'Game night', arrives: 3 },
    ],
  },
  { day: 23, events: [{ by: 'ana', title: 'Book club' }] },
  { day: 24, events: [{ by: 'ruth', title: 'Ruth visits' }] },
  { day: 25, events: [{ by: 'mia', title: 'Bake pies', arrives: 2 }] },
  { day: 26, events: [{ by: 'ana', title: 'Thanksgiving' }] },
];
