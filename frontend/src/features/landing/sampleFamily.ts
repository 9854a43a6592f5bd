import { PRESET_COLORS } from '@kinday/contracts/color';
import * as messages from './messages';

const [coral, turquoise, lemon, , , lavender, , , peach] = PRESET_COLORS;

/** A made-up family, for pictures of the product. */
export const SAMPLE_FAMILY = {
  ana: { name: messages.ana, color: coral },
  ben: { name: messages.ben, color: turquoise },
  mia: { name: messages.mia, color: lavender },
  leo: { name: messages.leo, color: peach },
  ruth: { name: messages.ruth, color: lemon },
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
  { day: 10, events: [{ by: 'ben', title: messages.soccerPractice }] },
  { day: 11, events: [{ by: 'ana', title: messages.dentist, arrives: 1 }] },
  {
    day: 12,
    today: true,
    events: [
      { by: 'mia', title: messages.piano },
      { by: 'ruth', title: messages.lunchOut },
    ],
  },
  { day: 16, events: [{ by: 'leo', title: messages.zooTrip }] },
  {
    day: 17,
    events: [
      { by: 'ben', title: messages.soccerPractice },
      { by: 'ana', title: messages.carService },
    ],
  },
  { day: 18, special: messages.leosBirthday, events: [] },
  {
    day: 19,
    events: [
      { by: 'mia', title: messages.piano },
      { by: 'ben', title: messages.gameNight, arrives: 3 },
    ],
  },
  { day: 23, events: [{ by: 'ana', title: messages.bookClub }] },
  { day: 24, events: [{ by: 'ruth', title: messages.ruthVisits }] },
  { day: 25, events: [{ by: 'mia', title: messages.bakePies, arrives: 2 }] },
  { day: 26, events: [{ by: 'ana', title: messages.thanksgiving }] },
];
