/** The two-level hierarchy of event types: main category → types. */
export const CATEGORIES = {
  'Life milestones': [
    'Anniversary',
    'Birthday',
    'Graduation',
    'Wedding',
    'New baby',
    'Retirement',
    'Adoption',
    'Moving home',
  ],
  'Holidays and seasonal events': [
    'Halloween',
    'Thanksgiving',
    'Christmas',
    'Easter',
    'Seasonal celebrations',
  ],
  'General family gatherings': [
    'Reunion',
    'Family dinner',
    'Cookout',
    'Potluck',
    'Backyard BBQ',
    'Picnic',
    'Movie night',
    'Game night',
    'Camping',
    'Family outing',
  ],
  'Parties and specific activities': [
    "Kids' party",
    'Adult party',
    'Pool party',
    'Karaoke night',
    'Scavenger hunt',
    'Talent show',
    'Cook-together',
    'Baking night',
    'Family craft day',
    'Volunteer day',
    'Board game night',
  ],
  'Everyday life': [
    'School',
    'Doctor or dentist',
    'Sports and hobbies',
    'Work',
    'Chores and errands',
    'Travel',
    'Appointment',
    'Other',
  ],
} as const satisfies Record<string, readonly string[]>;

export type MainCategory = keyof typeof CATEGORIES;

export const MAIN_CATEGORIES = Object.keys(CATEGORIES) as [MainCategory, ...MainCategory[]];

/** True when the type stands under the category. */
export function isTypeOf(category: MainCategory, type: string): boolean {
  return (CATEGORIES[category] as readonly string[]).includes(type);
}
