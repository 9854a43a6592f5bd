import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { IconAction } from '../../ui/IconAction';
import { messages } from './messages';
import { useSingleKeysOf } from './singleKeysChoice';
import { titleOfPlace } from './titleOfPlace';
import type { Navigation, Place } from './usePlace';
import { ViewChoice } from './ViewChoice';
import './calendarBar.css';

interface CalendarBarProps {
  place: Place;
  titleId: string;
  navigation: Navigation;
  onToday: () => void;
  /** Stands at the end of the bar. */
  children: ReactNode;
}

/** Which days are shown and how, and the ways to others. */
export function CalendarBar({ place, titleId, navigation, onToday, children }: CalendarBarProps) {
  const { view } = place;
  const { days, year } = titleOfPlace(place);
  useAnnouncement(`${days} ${year}`);
  return (
    <section className="kd-calendar-bar" aria-labelledby={titleId}>
      <h1 id={titleId} className="kd-calendar-bar__title">
        {days} <span>{year}</span>
      </h1>
      <div className="kd-calendar-bar__nav" role="group" aria-label={messages.views[view]}>
        <IconAction
          icon="previous"
          label={messages.previous(view)}
          aria-keyshortcuts={useSingleKeysOf('previous')}
          onClick={() => navigation.step(-1)}
        />
        <Button aria-keyshortcuts={useSingleKeysOf('today')} onClick={onToday}>
          {messages.today}
        </Button>
        <IconAction
          icon="next"
          label={messages.next(view)}
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
