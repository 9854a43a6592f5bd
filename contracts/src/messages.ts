export const invalidDateFormat = 'Invalid date format';

export const invalidRevision = 'Invalid revision';

export const invalidTimeFormat = 'Invalid time format';

export const invalidHexColor = 'Invalid hex color';

export const invalidVersion = 'Invalid version';
export const rangeEndsFirst = 'The end of the range must be after its start';
export const rangeTooLong = (eventRangeDays: number) =>
  `A range spans at most ${eventRangeDays} days`;
export const enterSearch = 'Please enter what to search for';
export const searchTextTooLong = 'Search text too long';

export const titleIsRequired = 'Title is required';
export const titleTooLong = 'Title too long';
export const notesTooLong = 'Notes too long';
export const invalidAllDay = 'All day is yes or no';
export const categoryIsRequired = 'Category is required';
export const eventTypeIsRequired = 'Event type is required';
export const endBeforeStart = 'The end must not be before the start';
export const eventTooLong = (eventDays: number) => `An event lasts at most ${eventDays} days`;
export const invalidNumberOfDays = 'Invalid number of days';
export const placeTooLong = 'Place too long';
export const tooManyPeople = 'Too many people';
export const invalidChoice = 'Invalid choice';
export const enterFeedAddress = 'Please enter the address of the calendar';
export const feedAddressTooLong = 'This address is too long';
export const chooseCountry = 'Please choose a country';
export const chooseRegion = 'Please choose a region';

export const invalidEventType = 'Invalid event type for selected category';
export const endsAfterLastDay = 'A calendar ends with December 31, 9999';
export const startNotBeforeEnd = 'Start time must be before end time';

export const enterNameOrZone = 'Please enter a name or a time zone';

export const categoryNotPlain = 'A category’s name is one line of plain text';
export const enterCategoryName = 'Please enter a name for the category';
export const categoryNameTooLong = 'Category name too long';
export const chooseOneEmoji = 'Please choose one emoji';
export const chooseEmoji = 'Please choose an emoji';

export const linkNotComplete = 'This link is not complete';

export const whoMayEdit = 'Members edit what they added, the owner everything.';

export const invalidClock = 'Invalid clock';
export const invalidWeekStart = 'Invalid first day of the week';

export const repetitionEndsFirst = 'This repetition ends before its first day.';

export const noDayFits = 'No day fits this repetition.';
export const repetitionEndsTooFar =
  'This repetition’s end lies too far ahead. Let it end on a date.';

export const repetitionCannotMove =
  'This repetition names its days otherwise: change it to move all of them.';

export const repetitionTooLong = 'This repetition is too long.';
export const repetitionNotRead = 'This repetition cannot be read.';
export const rulePartOnce = (name: string) => `A repetition says ${name} once.`;
export const rulePartUnknown = (part: string) => `Repetitions cannot say ${part} here.`;
export const invalidFrequency = 'Events repeat daily, weekly, monthly or yearly.';
export const rulePartNoNumber = (part: string, most: number) =>
  `${part} must be a whole number from 1 to ${most}.`;
export const invalidUntil = 'UNTIL must be a day that exists, like 20270630.';
export const rulePartNoNumbers = (part: string, most: number) =>
  `${part} must hold whole numbers from 1 to ${most}.`;
export const invalidWeekdays = 'Weekdays are MO, TU, WE, TH, FR, SA and SU, like 2TU or -1FR.';
export const twoEnds = 'A repetition ends after a number of times or on a day, not both.';
export const weeksOfYearOnly = 'Only yearly events have BYWEEKNO.';
export const daysOfYearOnly = 'Only yearly events have BYYEARDAY.';
export const noDaysOfWeeks = 'Weekly events have no BYMONTHDAY.';
export const nthWeekdayOnly = 'Only monthly and yearly events repeat on the nth weekday.';
export const placesAmongNothing = 'BYSETPOS chooses among days that another part names.';

export const repetitionCannotGoOn = 'This repetition cannot go on from that day.';

export const invalidId = 'This is not a valid id';

export const unstorableText = 'This text contains characters that cannot be stored';
export const notAText = 'This must be a text';

export const noTimeZone = 'This is no time zone. One looks like this: Europe/Berlin';
export const chooseTimeZone = 'Please choose a time zone';

export const invalidLead = 'This is no time before an event';
export const leadTooLong = (days: number) => `A reminder comes at most ${days} days before`;
export const tooManyReminders = (most: number) => `At most ${most} reminders each`;
export const quietHoursAreEmpty = 'Quiet hours must begin and end at different times';
export const chooseADay = 'Please choose at least one day';
export const invalidPushAddress = 'This is no address that takes notifications';

export const invalidDateFormatMmDd = 'Invalid date format (MM-DD)';
export const nameIsRequired = 'Name is required';
export const nameTooLong = 'Name too long';
export const phoneIsRequired = 'Phone is required';
export const phoneTooLong = 'Phone too long';
export const invalidEmail = 'Invalid email';
export const passwordTooShort = (passwordMin: number) =>
  `Password must be at least ${passwordMin} characters`;
export const passwordTooLong = (passwordMax: number) =>
  `Password must be at most ${passwordMax} characters`;
export const passwordIsRequired = 'Password is required';
export const givenPasswordTooLong = 'Password is too long';
export const calendarNameTooLong = 'Calendar name too long';
export const enterCalendarName = 'Please enter a calendar name.';
export const invalidInviteCode = 'Invalid invite code';
export const chooseCreateOrJoin = 'Please choose to create or to join a family.';
export const enterFamilyName = 'Please enter a name for your family.';
export const enterInviteCode = 'Please enter the invite code to join a family.';

export const specialDates = {
  birthday: (name: string) => `${name}'s Birthday`,
  anniversary: (name: string) => `${name}'s Anniversary`,
};

export const dayOf = (place: number, days: number) => `day ${place} of ${days}`;
