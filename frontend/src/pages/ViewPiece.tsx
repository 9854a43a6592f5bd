import { Suspense, type ReactNode } from 'react';
import type { CalendarView } from '../features/calendar/calendarView';
import { FailureBoundary } from '../pieces/FailureBoundary';
import { Button } from '../ui/Button';
import * as uiMessages from '../ui/messages';
import * as messages from './messages';

/** The place of a view within the calendar: says that the view's code is on its way, or cannot come. */
export function ViewPiece({ view, children }: { view: CalendarView; children: ReactNode }) {
  return (
    <FailureBoundary
      place={view}
      onFailure={({ tryAgain }) => (
        <div className="kd-family-calendar__absent" role="alert">
          <p>{messages.viewMissing}</p>
          <Button look="filled" onClick={tryAgain}>
            {uiMessages.tryAgain}
          </Button>
        </div>
      )}
    >
      {/* The view before it goes: React would keep it hidden, and the focus in it would be lost. */}
      <Suspense
        key={view}
        fallback={
          <p className="kd-family-calendar__absent" role="status">
            {uiMessages.loading}
          </p>
        }
      >
        {children}
      </Suspense>
    </FailureBoundary>
  );
}
