import './pageNotice.css';

/** The bar that says what works and what does not while the server is out of reach. */
export function OfflineNotice() {
  return (
    <div className="kd-page-notice" role="status">
      You&apos;re offline. You can look around. Saving needs the connection; what you type stays.
    </div>
  );
}
