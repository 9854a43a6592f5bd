import { Button } from '../../ui/Button';
import * as messages from './messages';
import './pageNotice.css';

/** The bar shown when the server speaks another protocol than this page. */
export function OutdatedNotice() {
  return (
    <div className="kd-page-notice" role="status">
      <span>{messages.newVersion}</span>
      <Button onClick={() => window.location.reload()}>{messages.reload}</Button>
    </div>
  );
}
