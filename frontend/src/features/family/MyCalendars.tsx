import type { Calendar } from '@kinday/contracts/family';
import { useState } from 'react';
import { DownloadLink } from '../../ui/DownloadLink';
import { Button } from '../../ui/Button';
import { exportAddress } from '../../api/familyApi';
import { LeaveCalendarDialog } from './LeaveCalendarDialog';
import * as messages from './messages';
import './myCalendars.css';

/** One's calendars, each with the ways to take it along and out of it. */
export function MyCalendars({ calendars }: { calendars: readonly Calendar[] }) {
  const [leaving, setLeaving] = useState<Calendar | null>(null);
  const [isAsking, setAsking] = useState(false);

  const ask = (calendar: Calendar) => {
    setLeaving(calendar);
    setAsking(true);
  };

  return (
    <>
      <ul className="kd-my-calendars">
        {calendars.map((calendar) => (
          <li key={calendar.id}>
            <p className="kd-my-calendars__name">
              {calendar.name}
              <span>{calendar.role === 'owner' ? messages.owner : messages.member}</span>
            </p>
            <DownloadLink
              look="text"
              href={exportAddress(calendar.id)}
              aria-label={messages.downloadNamed(calendar.name)}
            >
              {messages.download}
            </DownloadLink>
            {calendar.role === 'member' && (
              <Button
                look="text"
                danger
                aria-label={messages.leaveNamed(calendar.name)}
                onClick={() => ask(calendar)}
              >
                {messages.leave}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <LeaveCalendarDialog calendar={leaving} open={isAsking} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
