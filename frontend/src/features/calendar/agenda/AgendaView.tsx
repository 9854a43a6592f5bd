import { monthOf } from '@kinday/contracts/calendarDate';
import { useMemo, useState, type FocusEvent } from 'react';
import { useIsPrinting } from '../../../ui/useIsPrinting';
import { useMissingMonth } from '../useMissingMonth';
import type { ViewProps } from '../viewProps';
import { useFocusRequest, useRegisteredGrid } from '../gridRegistry';
import { AgendaDay } from './AgendaDay';
import { agendaItems, itemsToPrint, placeOfKey } from './agendaItems';
import { AgendaMonthHead } from './AgendaMonthHead';
import { DAY_STOP, tabStopAmong, type AgendaStop } from './agendaStop';
import { useAgendaKeys } from './useAgendaKeys';
import { useAgendaMonths } from './useAgendaMonths';
import { useMonthSpan } from './useMonthSpan';
import { useScrollWindow } from './useScrollWindow';
import './agenda.css';

/** What stands on the days from a day on, and before it, as far as somebody scrolls. */
export function AgendaView(props: ViewProps) {
  const { shown, feeds, today, place, navigation, filter, isMoving, actions } = props;
  const span = useMonthSpan(monthOf(place.first), place.request);
  const { months, readAgain } = useAgendaMonths(shown, feeds, span.months, filter);
  const items = useMemo(
    () => agendaItems(months, { today, isEveryDay: isMoving }),
    [months, today, isMoving],
  );
  const missing = useMissingMonth();
  const isPrinting = useIsPrinting();
  const { scrollerRef, listRef, from, to } = useScrollWindow({
    items,
    goal: place.first,
    request: place.request,
    isStill: isPrinting,
    onSeen: navigation.daySeen,
    onNear: (side) => {
      if (months.at(side === 'past' ? 0 : -1)?.isLoaded) span.grow(side);
    },
    onFar: span.shrink,
  });
  const rendered = isPrinting ? itemsToPrint(items, place.first) : items.slice(from, to);
  const [last, setLast] = useState<AgendaStop | null>(null);
  const tabStop = tabStopAmong(rendered, last, place.first, isMoving);
  useRegisteredGrid(listRef);

  const onKeyDown = useAgendaKeys({
    eventOf: (id) =>
      rendered
        .flatMap((item) => (item.kind === 'day' ? item.entries.events : []))
        .find((event) => event.id === id),
    actions,
    onFocusDay: navigation.focusDay,
  });
  const noticeFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const stop = target.dataset.stop;
    if (key && stop && (key !== last?.key || stop !== last.stop)) setLast({ key, stop });
  };

  // A day that is to take the focus may have to be loaded first.
  useFocusRequest(place.focusRequest, () => {
    const item = items[placeOfKey(items, place.date)];
    if (!item || (item.kind === 'month' && item.state === 'loading')) return false;
    const group = listRef.current?.querySelector(`[data-key="${item.key}"]`);
    const stop = isMoving ? `[data-stop="${DAY_STOP}"]` : '[data-step]';
    const target = group?.querySelector<HTMLElement>(stop);
    target?.focus({ preventScroll: true });
    return !!target;
  });

  return (
    <div ref={scrollerRef} className="kd-agenda">
      <div
        ref={listRef}
        role="grid"
        className={`kd-agenda__list${isMoving ? ' kd-agenda__list--moving' : ''}`}
        aria-labelledby={props.titleId}
        aria-busy={props.isLate}
        data-tour="grid"
        onKeyDown={onKeyDown}
        onFocus={noticeFocus}
      >
        {rendered.map((item) => {
          const stop = tabStop?.key === item.key ? tabStop.stop : null;
          return item.kind === 'month' ? (
            <AgendaMonthHead
              key={item.key}
              month={item.key}
              state={item.state}
              isFiltered={filter !== null}
              isReachable={stop !== null}
              missing={missing}
              onRetry={readAgain}
            />
          ) : (
            <AgendaDay
              key={item.key}
              date={item.key}
              entries={item.entries}
              members={shown.members}
              zone={shown.family.zone}
              {...{ today, stop, isMoving, actions }}
            />
          );
        })}
      </div>
    </div>
  );
}
