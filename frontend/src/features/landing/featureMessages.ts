import { CATEGORIES, MAIN_CATEGORIES } from '@kinday/contracts/categories';
import { PRESET_COLORS } from '@kinday/contracts/color';
import { WHO_MAY_EDIT } from '@kinday/contracts/policies';
import { INVITE_CODE_LENGTH, PLANS } from '@kinday/contracts/product';
import type { IconName } from '../../ui/iconPaths';

interface FeatureText {
  icon: IconName;
  title: string;
  text: string;
  /** Said on the features page only. */
  more: string;
}

export const EVENT_TYPE_COUNT = Object.values(CATEGORIES).flat().length;

/** What the product does, in six cards. Every sentence is true of it. */
export const FEATURE_TEXTS: readonly FeatureText[] = [
  {
    icon: 'palette',
    title: 'Everyone has a color',
    text: 'Each event wears the color and the initial of whoever it is for, or else of whoever added it.',
    more: `Pick one of ${PRESET_COLORS.length} colors or any other. You see at a glance whose day is full, and the initial says it without color too.`,
  },
  {
    icon: 'key',
    title: `One ${INVITE_CODE_LENGTH}-character code`,
    text: 'Send the code to your family. They type it once, and they’re on the calendar.',
    more: 'The owner can replace the code at any time. When somebody is removed or leaves, it is replaced at once, so nobody walks back in with an old one.',
  },
  {
    icon: 'devices',
    title: 'Live on every screen',
    text: 'Phone, tablet, laptop: a change shows up everywhere, within a moment.',
    more: 'There is nothing to install: it runs in the browser. When the connection drops you keep what you had, and catch up when it is back. Other calendars belong to it: bring in years by a file, subscribe to school, club and public holidays, and let Google, Apple or Outlook read yours at a secret address.',
  },
  {
    icon: 'hand',
    title: 'Who does it?',
    text: 'An event can ask for somebody. The first who says “I’ll do it” has it, and everyone sees who.',
    more: `It says where it is, and may last for days. ${MAIN_CATEGORIES.length} categories with ${EVENT_TYPE_COUNT} types sort the rest, from new baby to board game night.`,
  },
  {
    icon: 'repeat',
    title: 'Said once, told in time',
    text: 'Practice every Tuesday, book club on the last Friday: before each a notification or a mail, as you choose.',
    more: 'Change or delete only one of a series, those from a day on, or all. Birthdays and anniversaries stand at the top of their day in gold; one on 29 February shows on the 28th in common years. Reminders are for everybody, free or not, with what’s on today in the morning and the week ahead on Sundays.',
  },
  {
    icon: 'lock',
    title: 'Yours alone',
    text: 'Only members see a calendar. No ads, and nothing is sold to anybody.',
    more: `${WHO_MAY_EDIT} Free for up to ${PLANS.free.members} people.`,
  },
];
