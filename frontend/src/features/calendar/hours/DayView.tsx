import { useCallback, useMemo, useState } from 'react';
import { Avatar } from '../../../product/Avatar';
import { longDay } from '@kinday/contracts/dateText';
import { everybody } from '../../../product/messages';
import type { ViewProps } from '../viewProps';
import { dayColumns, type HourColumn } from './hourColumns';
import { HoursGrid } from './HoursGrid';
import * as messages from './messages';
import { MonthNotice } from '../MonthNotice';
import { NeedsSomebody } from './NeedsSomebody';

/** A day with its hours, member by member. */
export function DayView(props: ViewProps) {
  const { shown, place, filter, events, failedMonth, onRetry, actions } = props;
  const { members } = shown;
  const { date } = place;
  const columns = useMemo(
    () => dayColumns(date, events, members, filter),
    [date, events, members, filter],
  );
  const [activeKey, setActiveKey] = useState(columns[0]?.key ?? '');
  const nameOf = ({ member }: HourColumn) => member?.name ?? everybody;
  return (
    <>
      <NeedsSomebody {...{ date, events, members, actions }} />
      <HoursGrid
        {...props}
        of="day"
        columns={columns}
        activeKey={activeKey}
        pageDays={1}
        nameOf={(column) => messages.personOnDay(nameOf(column), longDay(date))}
        head={(column) => (
          <div className="kd-hours__person">
            {column.member && (
              <Avatar name={column.member.name} color={column.member.color} size={28} />
            )}
            <span>{nameOf(column)}</span>
          </div>
        )}
        onColumn={(at) => setActiveKey(columns[at]?.key ?? activeKey)}
        onColumnFocused={useCallback(({ key }: HourColumn) => setActiveKey(key), [])}
      />
      <MonthNotice isEmpty={false} {...{ failedMonth, onRetry }} />
    </>
  );
}
