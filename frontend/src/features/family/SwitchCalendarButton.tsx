import { useState } from 'react';
import { OverlayPiece } from '../../pieces/OverlayPiece';
import { themedLazily } from '../../pieces/themedLazily';
import { Button } from '../../ui/Button';
import { LineIcon } from '../../ui/LineIcon';
import * as messages from './messages';

const CalendarPanel = themedLazily('CalendarPanel', () => import('./CalendarPanel'));

/** Opens the list of one's calendars. */
export function SwitchCalendarButton({ shownId }: { shownId: string }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(press) => setAnchor(press.currentTarget)}
      >
        <LineIcon name="calendar" size={20} />
        {messages.switchCalendar}
        <LineIcon name="expand" size={20} />
      </Button>
      <OverlayPiece onClose={() => setAnchor(null)}>
        {anchor && (
          <CalendarPanel anchor={anchor} shownId={shownId} onGone={() => setAnchor(null)} />
        )}
      </OverlayPiece>
    </>
  );
}
