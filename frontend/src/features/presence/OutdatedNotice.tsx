import { PlainButton } from '../../ui/PlainButton';
import './pageNotice.css';

/** The server has moved on: this page can no longer follow it. */
export function OutdatedNotice() {
  return (
    <div className="kd-page-notice" role="status">
      <span>A new version is ready</span>
      <PlainButton onClick={() => window.location.reload()}>Reload</PlainButton>
    </div>
  );
}
