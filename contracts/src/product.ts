/** The product's name, wherever people read it. */
export const PRODUCT_NAME = 'Kinday Calendar';
/** The short brand, beside the logo. */
export const BRAND = 'Kinday';

/** What a plan allows; `null` means without limit. */
export interface PlanLimits {
  members: number;
  /** Events dated in one calendar month. */
  eventsPerMonth: number | null;
  /** Categories of the family's own that are not deleted. */
  ownCategories: number;
}

export const TIERS = ['free', 'premium'] as const;
export type Tier = (typeof TIERS)[number];

export const PLANS = {
  free: { members: 5, eventsPerMonth: 30, ownCategories: 0 },
  premium: { members: 20, eventsPerMonth: null, ownCategories: 20 },
} satisfies Record<Tier, PlanLimits>;

/** Length of the free trial of Premium. */
export const TRIAL_DAYS = 14;

/** What people may enter and have: lengths of texts in UTF-16 code units, other counts as named. */
export const LIMITS = {
  eventTitle: 80,
  eventNotes: 10_000,
  eventLocation: 200,
  /** Days one event may last: a school year's holidays, or a year abroad. */
  eventDays: 366,
  /** Days that a typed line may name at once: of more than that one was meant otherwise. */
  typedDays: 62,
  personName: 100,
  email: 254,
  phone: 32,
  calendarName: 80,
  ownCategoryName: 40,
  passwordMin: 6,
  passwordMax: 128,
  searchText: 100,
  /** Days one read of events may span. */
  eventRangeDays: 366,
  /** Events and occurrences in one answer that tells each by itself. */
  occurrencesPerRead: 10_000,
  /** Calendars one user may be in, created and joined together. */
  calendarsPerUser: 20,
  /** Events of one calendar that are not deleted. */
  eventsPerCalendar: 20_000,
  /** Repeating events of one calendar that are not deleted. */
  seriesPerCalendar: 300,
  /** Time zones other than the family's in which a calendar's events may be told: a file tells each zone by itself. */
  zonesPerCalendar: 50,
  /** Days of one repeating event that were changed or deleted by themselves. */
  exceptionsPerSeries: 1_000,
  /**
   * Texts of the events that begin in one month of a calendar, and of those that the occurrences of one
   * series became, in bytes of UTF-8: so a few months fit one answer.
   */
  eventTextBytes: 2_000_000,
  /** The same of all series of a calendar, with their rules and the days taken out of them. */
  seriesTextBytes: 1_500_000,
  /** What one answer holds, in bytes, and how much of it is sent at once: what is longer goes piece by piece. */
  answerBytes: 8_000_000,
  wholeAnswerBytes: 500_000,
  /** What one change of the log holds that still travels, and one page of several, in bytes. */
  changeBytes: 2_000_000,
  changesPageBytes: 500_000,
  /** Who has missed more of the log, in bytes or in changes, loads anew. */
  missedBytes: 4_000_000,
  missedChanges: 5_000,
  /** What is read of the log to tell which changes of a page can be undone, in bytes. */
  undoableBytes: 1_000_000,
  /** Own categories of one calendar, with deleted ones that are kept for events. */
  ownCategoriesKept: 200,
  /** Calendars of others that a family subscribed to. */
  feedsPerCalendar: 10,
  /** Events and series of one of them. */
  eventsPerFeed: 5_000,
  /** Length of its address. */
  feedAddress: 2_000,
  /**
   * Size of a file that is imported, and of what a feed sends, in bytes. Of a larger file this much is
   * read, once what ended long ago (`pastDaysOfLargeFile`) and attachments are left away.
   */
  calendarFileBytes: 5_000_000,
  /** Size of a large calendar file, in bytes, with all that is left away of it. */
  largeCalendarFileBytes: 50_000_000,
  /** Days before today; what ended earlier is left away of a file beyond `calendarFileBytes`. */
  pastDaysOfLargeFile: 366,
  /** Calendars of others come in an archive of so many files, */
  zipFiles: 20,
  /** so many bytes once they are unpacked, */
  zipBytes: 50_000_000,
  /** and each packed to no less than this part of its size. */
  zipRatio: 100,
  /** Reminders of one event for one person. */
  remindersEach: 3,
  /** Days before an event that a reminder may come. */
  reminderDays: 28,
  /** Events and series for which one person may differ from their reminders. */
  ownReminders: 2_000,
} as const;

/** How long the change log, and deleted events that can be restored, are kept. */
export const LOG_DAYS = 30;

export const INVITE_CODE_LENGTH = 6;

/** How long a mailed link to a new password works: by the clock, and in words. */
export const RESET_LINK = { hours: 1, inWords: 'an hour' } as const;
