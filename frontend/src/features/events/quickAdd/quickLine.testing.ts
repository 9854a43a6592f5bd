import { newDraft } from '../eventDraft';
import { fillDraft, whenText } from './fillDraft';
import { readQuickLine } from './readQuickLine';

/** A Saturday. */
export const TODAY = '2026-11-21';

/** A line's title and what is said of it below the line. */
export function readLine(line: string, today = TODAY, shown = today): string {
  const reading = readQuickLine(line, today, shown);
  return `${reading.title} | ${whenText(fillDraft(newDraft(shown), reading), today, '12h')}`;
}
