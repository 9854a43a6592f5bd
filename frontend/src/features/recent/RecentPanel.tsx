import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Whose } from '@kinday/contracts/recent';
import { useId, useState } from 'react';
import type { ShownFamily } from '../../sync/useFamily';
import { Tabs } from '../../ui/Tabs';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { PanelHead } from '../../ui/PanelHead';
import { RecentList } from './RecentList';
import * as productMessages from '../../product/messages';
import * as messages from './messages';
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

const TABS: Record<Whose, string> = { others: messages.fromOthers, mine: messages.yours };

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
        <PanelHead id={`${id}-title`} title={productMessages.recentChanges} onClose={onClose} />
        <Tabs label={messages.whoseChanges} id={id} value={whose} tabs={TABS} onChange={setWhose} />
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
