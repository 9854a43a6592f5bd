import type { Linked } from '@kinday/contracts/calendarLink';
import type { FamilyAnswer } from '@kinday/contracts/family';
import { calendarFile } from './calendarFile.js';
import { EventLoopSlice, inSlices } from '../../common/EventLoopSlice.js';
import type { FamilyEventsRepository } from './familyEvents.repository.js';

/**
 * A member's calendar as an iCalendar file, piece by piece, in slices of long work. Birthdays and anniversaries belong to all of it.
 * @param what all of it, or what is theirs
 */
export async function* calendarPieces(
  events: FamilyEventsRepository,
  { family, members }: Pick<FamilyAnswer, 'family' | 'members'>,
  userId: string,
  what: Linked,
): AsyncGenerator<string, void> {
  const shown = { family, members: what === 'all' ? members : [] };
  const { head, entries, tail } = calendarFile(shown, await events.zones(family.id));
  yield* inSlices(head());
  const slice = new EventLoopSlice();
  for await (const page of events.pages(userId, family.id, what)) {
    slice.resume();
    let piece = '';
    for (const entry of page) {
      piece += entries([entry]);
      await slice.end();
    }
    slice.pause();
    yield piece;
  }
  yield tail;
}
