import type { Calendar } from '@kinday/contracts/family';
import { useId, useState } from 'react';
import { useGetCalendarsQuery } from '../../api/calendarsApi';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { CalendarChoice } from './CalendarChoice';
import { CalendarDialog } from './CalendarDialog';
import { LeaveCalendarDialog } from './LeaveCalendarDialog';
import { useCalendarChange } from './useCalendarChange';

type Way = 'create' | 'join' | 'leave';

interface CalendarPanelProps {
  anchor: Element;
  shownId: string;
  /** It has gone from the screen. */
  onGone: () => void;
}

/** The choice of calendars with its dialogs; code of its own that comes when first asked for. */
export function CalendarPanel({ anchor, shownId, onGone }: CalendarPanelProps) {
  const { data: calendars } = useGetCalendarsQuery();
  const [open, setOpen] = useState(true);
  const [way, setWay] = useState<Way | null>(null);
  const { switchCalendar } = useCalendarChange();
  const titleId = useId();
  const shown = calendars?.find(({ id }) => id === shownId);

  const choose = ({ id }: Calendar) => {
    setOpen(false);
    if (id !== shownId) void switchCalendar(id);
  };
  const go = (next: Way) => {
    setOpen(false);
    setWay(next);
  };

  return (
    <>
      <AnchoredPanel
        open={open}
        anchor={anchor}
        placement="below"
        width={340}
        labelledBy={titleId}
        onClose={() => setOpen(false)}
        onExited={() => way === null && onGone()}
      >
        <CalendarChoice
          titleId={titleId}
          calendars={calendars}
          shownId={shownId}
          onChoose={choose}
          onCreate={() => go('create')}
          onJoin={() => go('join')}
          onLeave={() => go('leave')}
        />
      </AnchoredPanel>
      {way === 'leave' && shown && <LeaveCalendarDialog calendar={shown} open onClose={onGone} />}
      {way && way !== 'leave' && <CalendarDialog way={way} open onClose={onGone} />}
    </>
  );
}
