export const doesNotRepeat = 'Does not repeat';
export const yearsAreSkipped = 'Years without a February 29 are skipped.';
/** Of `31st`, of `fifth Tuesday`. */
export const monthsAreSkipped = (day: string) => `Months without a ${day} are skipped.`;
/** `fifth Tuesday` */
export const nthWeekday = (place: string, weekday: string) => `${place} ${weekday}`;
