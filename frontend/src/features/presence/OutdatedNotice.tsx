import { Button } from '../../ui/Button';
import './pageNotice.css';

/** The server has moved on: this page can no longer follow it. */
export function OutdatedNotice() {
  return (
    <div className="kd-page-notice" role="status">
      <span>A new version is ready</span>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </div>
  );
}
