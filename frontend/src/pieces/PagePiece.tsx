import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageProblem } from '../product/PageProblem';
import { PageTitle } from '../product/PageTitle';
import { FailureBoundary } from './FailureBoundary';
import * as messages from './messages';

/** The place of a page. When it cannot be shown, another page says so until the address changes. */
export function PagePiece({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <FailureBoundary
      place={pathname}
      onFailure={({ isMissing, tryAgain }) => (
        <>
          <PageTitle hidden />
          {isMissing ? (
            <PageProblem
              title={messages.pageNotLoaded}
              text={messages.checkConnection}
              onRetry={tryAgain}
            />
          ) : (
            <PageProblem
              title={messages.thatDidntWork}
              text={messages.pageNotShown}
              onRetry={() => window.location.reload()}
            />
          )}
        </>
      )}
    >
      {children}
    </FailureBoundary>
  );
}
