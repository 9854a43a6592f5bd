import { Button } from '../../ui/Button';
import { useJustCame } from '../../ui/useJustCame';
import * as messages from './messages';
import './pageNotice.css';

interface SwitchedElsewhereNoticeProps {
  /** The calendar another tab or device switched to. */
  name: string;
  onGo: () => void;
  onBack: () => void;
}

/** The bar shown when the user switched calendars in another tab; this tab stays where it is. */
export function SwitchedElsewhereNotice({ name, onGo, onBack }: SwitchedElsewhereNoticeProps) {
  const justCame = useJustCame(true);
  return (
    <div className="kd-page-notice" role="status">
      <span>{messages.accountIsOn(name)}</span>
      <Button onClick={onGo} inert={justCame}>
        {messages.goThere}
      </Button>
      <Button look="quiet" onClick={onBack} inert={justCame}>
        {messages.switchBack}
      </Button>
    </div>
  );
}
