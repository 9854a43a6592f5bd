import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { CalendarIcon, ExpandIcon } from '../../ui/icons';
import { lazily } from '../../ui/lazily';

const loadPanel = () => import('./CalendarPanel');
const CalendarPanel = lazily('CalendarPanel', loadPanel);

/** Opens the list of one's calendars. */
export function CalendarSelector({ shownId }: { shownId: string }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        className="kd-calendar-selector"
        startIcon={<CalendarIcon />}
        endIcon={<ExpandIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadPanel()}
        onClick={(press) => setAnchor(press.currentTarget)}
      >
        Switch Calendar
      </Button>
      <Suspense fallback={null}>
        {anchor && (
          <CalendarPanel anchor={anchor} shownId={shownId} onGone={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}
