import { useEffect, useId, useRef, type ReactNode } from 'react';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { IconAction } from '../../ui/IconAction';
import { useIsPhone } from '../../ui/useIsPhone';
import * as messages from './messages';
import { useSingleKeysOf } from './singleKeysChoice';
import { titleOfPlace } from './titleOfPlace';
import type { Navigation, Place } from './usePlace';
import { ViewChoice } from './ViewChoice';
import './calendarBar.css';

/** The title on the screen, beside which the small year stands. */
export function titleButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.kd-calendar-bar__title button');
}

interface CalendarBarProps {
  place: Place;
  titleId: string;
  navigation: Navigation;
  onToday: () => void;
  /** Opens the small year beside the title. */
  onTitle: (title: Element) => void;
  /** Stands at the end of the bar. */
  children: ReactNode;
}

/** Which days are shown and how, and the ways to others. */
export function CalendarBar(props: CalendarBarProps) {
  const { place, titleId, navigation, onToday, onTitle, children } = props;
  const { view } = place;
  const isPhone = useIsPhone();
  const page = view === 'week' && isPhone ? 'days' : view;
  const hintId = useId();
  const { days, year } = titleOfPlace(place);
  useAnnouncement(`${days} ${year}`);
  return (
    <section className="kd-calendar-bar" aria-labelledby={titleId}>
      <h1 id={titleId} className={`kd-calendar-bar__title kd-calendar-bar__title--${view}`}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-describedby={hintId}
          aria-keyshortcuts={useSingleKeysOf('goToDate')}
          onClick={({ currentTarget }) => onTitle(currentTarget)}
        >
          {days} <span>{year}</span>
        </button>
      </h1>
      <span id={hintId} hidden>
        {messages.pressForOtherDate}
      </span>
      <div className="kd-calendar-bar__nav" role="group" aria-label={messages.views[view]}>
        <IconAction
          icon="previous"
          label={messages.previous(page)}
          aria-keyshortcuts={useSingleKeysOf('previous')}
          onClick={() => navigation.step(-1)}
        />
        <Button aria-keyshortcuts={useSingleKeysOf('today')} onClick={onToday}>
          {messages.today}
        </Button>
        <IconAction
          icon="next"
          label={messages.next(page)}
          aria-keyshortcuts={useSingleKeysOf('next')}
          onClick={() => navigation.step(1)}
        />
      </div>
      <ViewChoice view={view} onView={navigation.show} />
      <div className="kd-calendar-bar__end">{children}</div>
    </section>
  );
}

/** Tells screen readers what is shown, after every change. */
function useAnnouncement(title: string): void {
  const announced = useRef(title);
  useEffect(() => {
    if (announced.current === title) return;
    announced.current = title;
    announce(title);
  }, [title]);
}
