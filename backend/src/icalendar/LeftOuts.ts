import type { LeftOut } from '@kinday/contracts/imports';
import { LIMITS } from '@kinday/contracts/product';
import { RuleProblem } from '@kinday/contracts/recurrence/rule';
import type { Component } from './Component.js';
import { MOST_LEFT_OUT } from './calendarContent.js';
import { titleOf } from './readTexts.js';
import { LeftOutFault } from './UnreadableCalendar.js';
import * as messages from './messages.js';

/** What of a file does not go in, in the order in which it was found; the first ones by name. */
export class LeftOuts {
  readonly named: LeftOut[] = [];
  count = 0;

  /** @param line that people are to look at; the object's first one where none is named */
  add(of: Component, reason: string, line = of.line): void {
    this.count += 1;
    if (this.named.length < MOST_LEFT_OUT) {
      this.named.push({ title: titleOf(of), line, reason });
    }
  }

  /** How many were left away of a large file as they ended long ago: one line says so of all of them. */
  addPast(count: number): void {
    if (count === 0) return;
    this.count += count;
    const reason = messages.ofLargeFile(LIMITS.calendarFileBytes / 1_000_000);
    this.named.unshift({ title: messages.endedLongAgo(count), line: null, reason });
  }

  /**
   * What work answers, in a list; an empty one, and an object more that is left out, where it fails in
   * any way: one object never keeps the others of a file from being read.
   */
  guard<Answer>(of: Component, work: () => Answer): Answer[] {
    try {
      return [work()];
    } catch (fault) {
      const isTold = fault instanceof LeftOutFault || fault instanceof RuleProblem;
      const line = fault instanceof LeftOutFault ? fault.line : undefined;
      this.add(of, isTold ? fault.message : messages.notRead, line);
      return [];
    }
  }
}
