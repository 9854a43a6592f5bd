import { WHO_MAY_EDIT } from '@kinday/contracts/policies';
import { PRODUCT_NAME } from '@kinday/contracts/product';

export interface TutorialStep {
  title: string;
  text: string;
  /** The element it is about, for the spotlight; none for the welcome. */
  target: string | null;
  /** What is drawn beside the words. */
  picture: 'calendar' | 'members' | 'add' | 'events' | 'family';
}

/** The tour, step by step. Elements are found by the names they carry in `data-tour`. */
export const TUTORIAL_STEPS: readonly TutorialStep[] = [
  {
    title: `Welcome to ${PRODUCT_NAME}`,
    text: 'One calendar for the whole family, the same on every screen. A minute is enough to see how it works.',
    target: null,
    picture: 'calendar',
  },
  {
    title: 'Family members',
    text: 'Everybody has a color. The circles tell you whose is whose, and an event wears the color of the one it is for, or else of the one who added it.',
    target: '[data-tour="members"]',
    picture: 'members',
  },
  {
    title: 'Adding events',
    text: 'Press Add Event, or simply tap a day. It may repeat, last for days, and ask who does it. Your family sees it the moment you save it.',
    target: '[data-tour="add"]',
    picture: 'add',
  },
  {
    title: 'Viewing events',
    text: 'Events are colored bars. Press one to see when and where it is, its notes, whom it is for, and who added it, with their phone number.',
    target: '[data-tour="grid"]',
    picture: 'events',
  },
  {
    title: 'Family management',
    text: `Owners see their members under Family, hand out a new invite code, and decide who stays. ${WHO_MAY_EDIT}`,
    target: '[data-tour="family"]',
    picture: 'family',
  },
];
