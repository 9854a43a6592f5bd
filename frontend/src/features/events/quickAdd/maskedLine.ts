/** A part of the line, from the first place to the one after the last. */
export interface Span {
  from: number;
  to: number;
}

/**
 * A line while it is read. Words that are understood, and words that would mislead the next reader,
 * are covered; every letter stays where it was.
 */
export class MaskedLine {
  text: string;
  #understood: readonly Span[] = [];

  constructor(readonly line: string) {
    // "7/3-7/10" is no 7/3/7.
    this.text = line.replace(/[–—]/g, '-').replace(/(\/\d{1,2})-(?=\d{1,2}\/)/g, '$1~');
  }

  /** What has been understood already. */
  get understood(): readonly Span[] {
    return this.#understood;
  }

  /** Understands a match; other words stand in its place, as long as it was. */
  take(match: RegExpExecArray | null, words = ''): Span | null {
    if (!match) return null;
    const span = { from: match.index, to: match.index + match[0].length };
    this.#understood = [...this.#understood, span];
    this.#replace(span, words.padEnd(match[0].length));
    return span;
  }

  /** Gives words back to the title that were taken too early. */
  giveBack(span: Span): void {
    this.#understood = this.#understood.filter((each) => each !== span);
  }

  /** Hides from the readers what stays in the title. */
  cover(pattern: RegExp): void {
    this.text = this.text.replace(pattern, (words) => 'x'.repeat(words.length));
  }

  #replace({ from, to }: Span, words: string): void {
    this.text = this.text.slice(0, from) + words + this.text.slice(to);
  }
}
