/** A file that is no calendar, or a broken one; the message is a sentence for people that names the line. */
export class UnreadableCalendar extends Error {
  /** @param line of its first fault, the first line being 1; null where no line is to blame */
  constructor(
    sentence: string,
    readonly line: number | null,
  ) {
    super(sentence);
  }
}

/** Why one object of a file cannot go in; the message is a sentence for people, without a line. */
export class LeftOutFault extends Error {
  /** @param line that is to blame, where it is not the object as a whole */
  constructor(
    sentence: string,
    readonly line?: number,
  ) {
    super(sentence);
  }
}
