import { Button } from '../../ui/Button';
import './pageNotice.css';

/** The bar shown when the server speaks another protocol than this page. */
export function OutdatedNotice() {
  return (
    <div className="kd-page-notice" role="status">
      <span>A new version is ready</span>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </div>
  );
}
