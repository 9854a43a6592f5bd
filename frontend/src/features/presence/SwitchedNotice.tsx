import { PlainButton } from '../../ui/PlainButton';
import './pageNotice.css';

interface SwitchedNoticeProps {
  /** The calendar the account is on now. */
  name: string;
  onGo: () => void;
  onBack: () => void;
}

/** Another tab or device went to another calendar; this one keeps showing its own until told. */
export function SwitchedNotice({ name, onGo, onBack }: SwitchedNoticeProps) {
  return (
    <div className="kd-page-notice" role="status">
      <span>{`Your account is now on ${name}.`}</span>
      <PlainButton onClick={onGo}>Go there</PlainButton>
      <PlainButton look="quiet" onClick={onBack}>
        Switch back
      </PlainButton>
    </div>
  );
}
