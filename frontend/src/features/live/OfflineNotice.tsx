import * as messages from './messages';
import './pageNotice.css';

/** The bar that says what works and what does not while the server is out of reach. */
export function OfflineNotice() {
  return (
    <div className="kd-page-notice" role="status">
      {messages.youreOffline}
    </div>
  );
}
