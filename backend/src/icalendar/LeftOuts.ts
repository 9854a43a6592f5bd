import type { LeftOut } from '@kinday/contracts/imports';
import { RuleProblem } from '@kinday/contracts/recurrence/rule';
import type { Component } from './Component.js';
import { MOST_LEFT_OUT } from './calendarContent.js';
import { titleOf } from './readTexts.js';
import { LeftOutFault } from './UnreadableCalendar.js';

/** What of a file does not go in, in the order in which it was found; the first ones by name. */
export class LeftOuts {
  readonly named: LeftOut[] = [];
  count = 0;

  add(of: Component, reason: string): void {
    this.count += 1;
    if (this.named.length < MOST_LEFT_OUT) {
      this.named.push({ title: titleOf(of), line: of.line, reason });
    }
  }

  /** What work answers, in a list; an empty one, and an object more that is left out, where it cannot. */
  guard<Answer>(of: Component, work: () => Answer): Answer[] {
    try {
      return [work()];
    } catch (fault) {
      if (!(fault instanceof LeftOutFault) && !(fault instanceof RuleProblem)) throw fault;
      this.add(of, fault.message);
      return [];
    }
  }
}
