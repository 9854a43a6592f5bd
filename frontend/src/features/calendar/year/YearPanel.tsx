import {
  isRealDate,
  monthOf,
  shiftMonth,
  type CalendarDate,
  type CalendarMonth,
} from '@kinday/contracts/calendarDate';
import { useId, useState, type SubmitEvent } from 'react';
import { AnchoredPanel } from '../../../ui/AnchoredPanel';
import { Button } from '../../../ui/Button';
import { IconAction } from '../../../ui/IconAction';
import { TextInput } from '../../../ui/TextInput';
import * as messages from '../messages';
import { MonthChoice } from './MonthChoice';
import './year.css';

interface YearPanelProps {
  /** The first of the days that are shown. */
  first: CalendarDate;
  today: CalendarDate;
  anchor: Element;
  /** The field for a date has the focus, not the month that is shown. */
  isTyped: boolean;
  /** The day a typed text means; null when it means none. */
  readDay: (text: string) => CalendarDate | null;
  open: boolean;
  onChoose: (date: CalendarDate) => void;
  onClose: () => void;
  onExited: () => void;
}

/** A small year: the way to any month, and by a typed date to any day. */
export function YearPanel(props: YearPanelProps) {
  const { first, today, anchor, isTyped, readDay, open, onChoose, onClose, onExited } = props;
  const [month, setMonth] = useState<CalendarMonth>(monthOf(first));
  const [hasFocus, setFocus] = useState(!isTyped);
  const [typed, setTyped] = useState('');
  const [isUnread, setUnread] = useState(false);
  const titleId = useId();

  const move = (months: number) => {
    const next = shiftMonth(month, months);
    if (isRealDate(`${next}-01`)) setMonth(next);
  };
  const choose = (date: CalendarDate) => {
    onClose();
    onChoose(date);
  };
  const turn = (months: number) => {
    setFocus(false);
    move(months);
  };
  /** Today's month comes with today; another one with its first day. */
  const dayOf = (each: CalendarMonth) => (each === monthOf(today) ? today : `${each}-01`);

  function submit(submission: SubmitEvent) {
    submission.preventDefault();
    const date = readDay(typed);
    if (date) choose(date);
    else setUnread(true);
  }

  return (
    <AnchoredPanel
      open={open}
      anchor={anchor}
      placement="below"
      width={320}
      labelledBy={titleId}
      onClose={onClose}
      onExited={onExited}
    >
      <div className="kd-year">
        <h2 id={titleId} className="kd-visually-hidden">
          {messages.goToDate}
        </h2>
        <div className="kd-year__head">
          <IconAction icon="previous" label={messages.previousYear} onClick={() => turn(-12)} />
          <p aria-live="polite">{month.slice(0, -3)}</p>
          <IconAction icon="next" label={messages.nextYear} onClick={() => turn(12)} />
        </div>
        <MonthChoice
          {...{ month, today, hasFocus }}
          shownMonth={monthOf(first)}
          onMove={(months) => {
            setFocus(true);
            move(months);
          }}
          onChoose={(each) => choose(dayOf(each))}
        />
        <form className="kd-year__typed" noValidate onSubmit={submit}>
          <TextInput
            label={messages.typedDate}
            name="typed-date"
            value={typed}
            autoComplete="off"
            autoFocus={isTyped}
            placeholder={messages.dateExample}
            error={isUnread ? messages.noDateRead : undefined}
            onChange={(text) => {
              setTyped(text);
              setUnread(false);
            }}
            endAction={
              <Button type="submit" look="text">
                {messages.go}
              </Button>
            }
          />
        </form>
      </div>
    </AnchoredPanel>
  );
}
