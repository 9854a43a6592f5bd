import { pageAt, PAGES } from '@kinday/contracts/pages';
import { useLocation } from 'react-router';
import { CalendarSkeleton } from '../features/calendar/CalendarSkeleton';
import { PageTitle } from '../product/PageTitle';
import { PageWait } from '../product/PageWait';
import * as messages from './messages';

/** Stands where a page will be while its code is fetched; the calendar shows its skeleton at once. */
export function PagePlaceholder() {
  const { pathname } = useLocation();
  if (pageAt(pathname) !== PAGES.dashboard) return <PageWait />;
  return (
    <>
      <PageTitle title={messages.calendar} hidden />
      <CalendarSkeleton />
    </>
  );
}
