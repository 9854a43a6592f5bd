import type { Member } from '@kinday/contracts/member';
import { memo } from 'react';
import { useClock } from '../../../sync/usePreferences';
import type { EventFilter } from '../../../product/eventFilter';
import { EntryBars } from '../EntryBars';
import type { GridActions } from '../gridActions';
import { contentOf } from '../dayLabels';
import { cutToFit, sameEntries, SHOWN_PER_DAY } from '../dayIndex';
import type { HourColumn } from './hourColumns';
import * as messages from './messages';
import { MoreEvents } from './MoreEvents';
import { slotOf } from './slotOf';

export interface CellProps {
  column: HourColumn;
  /** Whose or which day it is, as a screen reader says it. */
  name: string;
  members: readonly Member[];
  /** What is looked for; the rest is faded. */
  filter: EventFilter | null;
  today: string;
  /** The keyboard is on it: it and its events are where Tab leads. */
  isActive: boolean;
  actions: GridActions;
}

export function isSameCell(before: CellProps, after: CellProps): boolean {
  return (
    before.column.key === after.column.key &&
    before.column.date === after.column.date &&
    before.column.member === after.column.member &&
    before.name === after.name &&
    before.members === after.members &&
    before.filter === after.filter &&
    before.today === after.today &&
    before.isActive === after.isActive &&
    before.actions === after.actions
  );
}

/** What a column has on top: what lasts all day or several days, and special dates. */
export const TopCell = memo(
  function TopCell({ column, name, members, filter, today, isActive, actions }: CellProps) {
    const { date, member, onTop } = column;
    const { hidden, ...shown } = cutToFit(onTop, SHOWN_PER_DAY);
    const clock = useClock();
    return (
      <div
        role="gridcell"
        className="kd-day kd-hours__top-cell"
        data-date={date}
        data-member={member === undefined ? undefined : (member?.id ?? '')}
        data-column={column.key}
        data-row="top"
        onClick={({ currentTarget }) => {
          // The focus comes back to it from whatever opens now.
          currentTarget.querySelector<HTMLElement>('[data-slot]')?.focus({ preventScroll: true });
          actions.pressSlot(slotOf(column, null));
        }}
      >
        <button
          type="button"
          className="kd-hours__slot"
          data-slot=""
          tabIndex={isActive ? 0 : -1}
          aria-label={messages.slot(
            messages.allDay,
            name,
            contentOf(onTop, date, SHOWN_PER_DAY, clock, filter),
          )}
        />
        <EntryBars
          {...{ date, today, members, filter, actions }}
          entries={shown}
          isReachable={isActive}
        />
        {hidden > 0 && (
          <MoreEvents count={hidden} date={date} isReachable={isActive} actions={actions} />
        )}
      </div>
    );
  },
  (before, after) =>
    isSameCell(before, after) && sameEntries(before.column.onTop, after.column.onTop),
);
