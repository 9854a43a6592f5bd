import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageProblem } from '../product/PageProblem';
import { PageTitle } from '../product/PageTitle';
import { FailureBoundary } from './FailureBoundary';

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
              title="This page couldn’t be loaded"
              text="Check your connection, then try again."
              onRetry={tryAgain}
            />
          ) : (
            <PageProblem
              title="That didn’t work"
              text="This page couldn’t be shown. Loading it again usually helps."
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
