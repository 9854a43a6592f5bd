import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Whose } from '@kinday/contracts/recent';
import { useId, useState } from 'react';
import type { ShownFamily } from '../../sync/useFamily';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { PanelHead } from '../../ui/PanelHead';
import { RecentList } from './RecentList';
import './recentPanel.css';

interface RecentPanelProps {
  shown: ShownFamily;
  anchor: Element;
  open: boolean;
  /** Goes to an event. */
  onView: (event: { id: string; date: CalendarDate }) => void;
  onClose: () => void;
  onExited: () => void;
}

const TABS: Record<Whose, string> = { others: 'From others', mine: 'Yours' };

/** What was done in this calendar lately, by others and by oneself. */
export function RecentPanel({ shown, anchor, open, onView, onClose, onExited }: RecentPanelProps) {
  const [whose, setWhose] = useState<Whose>('others');
  const id = useId();
  return (
    <AnchoredPanel
      open={open}
      anchor={anchor}
      placement="below"
      width={420}
      labelledBy={`${id}-title`}
      onClose={onClose}
      onExited={onExited}
    >
      <div className="kd-recent">
        <PanelHead id={`${id}-title`} title="Recent changes" onClose={onClose} />
        <Tabs
          value={whose}
          onChange={(_event, value: Whose) => setWhose(value)}
          variant="fullWidth"
          aria-label="Whose changes"
        >
          {Object.entries(TABS).map(([value, label]) => (
            <Tab
              key={value}
              value={value}
              label={label}
              id={`${id}-${value}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Tabs>
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${whose}`}
          className="kd-recent__list"
        >
          <RecentList key={whose} shown={shown} whose={whose} onView={onView} />
        </div>
      </div>
    </AnchoredPanel>
  );
}
