import { PageTitle } from './PageTitle';
import * as uiMessages from '../ui/messages';
import './pageWait.css';

/** Holds the place of a page that is on its way. */
export function PageWait({ children = uiMessages.loading }: { children?: string }) {
  return (
    <div className="kd-page-wait" role="status">
      <PageTitle />
      {children}
    </div>
  );
}
