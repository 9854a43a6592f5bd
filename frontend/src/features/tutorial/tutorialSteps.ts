import { WHO_MAY_EDIT } from '@kinday/contracts/policies';
import { PRODUCT_NAME } from '@kinday/contracts/product';
import * as messages from './messages';

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
    title: messages.welcomeTo(PRODUCT_NAME),
    text: messages.welcome,
    target: null,
    picture: 'calendar',
  },
  {
    title: messages.familyMembers,
    text: messages.aboutMembers,
    target: '[data-tour="members"]',
    picture: 'members',
  },
  {
    title: messages.addingEvents,
    text: messages.aboutAdding,
    target: '[data-tour="add"]',
    picture: 'add',
  },
  {
    title: messages.viewingEvents,
    text: messages.aboutViewing,
    target: '[data-tour="grid"]',
    picture: 'events',
  },
  {
    title: messages.familyManagement,
    text: messages.aboutFamily(WHO_MAY_EDIT),
    target: '[data-tour="family"]',
    picture: 'family',
  },
];
