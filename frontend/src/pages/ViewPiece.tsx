import { Suspense, type ReactNode } from 'react';
import type { CalendarView } from '../features/calendar/calendarView';
import { FailureBoundary } from '../pieces/FailureBoundary';
import { Button } from '../ui/Button';
import * as uiMessages from '../ui/messages';
import * as messages from './messages';

/** The place of a view within the calendar. When its code cannot come, the place says so. */
export function ViewPiece({ view, children }: { view: CalendarView; children: ReactNode }) {
  return (
    <FailureBoundary
      place={view}
      onFailure={({ tryAgain }) => (
        <div className="kd-family-calendar__missing" role="alert">
          <p>{messages.viewMissing}</p>
          <Button look="filled" onClick={tryAgain}>
            {uiMessages.tryAgain}
          </Button>
        </div>
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </FailureBoundary>
  );
}
