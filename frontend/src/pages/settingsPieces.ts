import { lazily } from '../pieces/lazily';

export const ThemedPages = lazily('ThemedPages', () => import('./ThemedPages'));
export const FamilyPage = lazily('FamilyPage', () => import('./FamilyPage'));
export const ProfilePage = lazily('ProfilePage', () => import('./ProfilePage'));
export const OtherCalendarsPage = lazily(
  'OtherCalendarsPage',
  () => import('./OtherCalendarsPage'),
);
export const RemindersPage = lazily('RemindersPage', () => import('./RemindersPage'));

/** The pages one goes to from the calendar; they have dialogs of their own. */
export const settingsPieces = [
  ThemedPages,
  FamilyPage,
  ProfilePage,
  OtherCalendarsPage,
  RemindersPage,
];
