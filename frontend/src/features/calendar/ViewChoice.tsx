import { buttonClass } from '../../ui/buttonClass';
import { LineIcon } from '../../ui/LineIcon';
import '../../ui/selectInput.css';
import { VIEWS, type CalendarView } from './calendarView';
import * as messages from './messages';
import './viewChoice.css';

/** What a phone's bar shows of each view. */
const ICONS = { month: 'calendar', week: 'week', day: 'day', agenda: 'notes' } as const;

interface ViewChoiceProps {
  view: CalendarView;
  onView: (view: CalendarView) => void;
}

/** The choice of a view: the platform's own list, which every phone and reader knows. */
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  return (
    <span className="kd-view-choice">
      <select
        className={buttonClass({}, 'kd-select')}
        aria-label={messages.view(messages.views[view])}
        value={view}
        onChange={({ target }) => {
          const chosen = VIEWS.find((each) => each === target.value);
          if (chosen) onView(chosen);
        }}
      >
        {VIEWS.map((each) => (
          <option key={each} value={each}>
            {messages.views[each]}
          </option>
        ))}
      </select>
      <LineIcon name="expand" />
      <LineIcon name={ICONS[view]} />
    </span>
  );
}
