import { useLocation } from 'react-router';
import { Unsubscribe } from '../features/reminders/unsubscribe/Unsubscribe';
import { PageTitle } from '../product/PageTitle';
import * as productMessages from '../product/messages';

/** Where the link in a mail leads. */
export function UnsubscribePage() {
  const { hash } = useLocation();
  // Behind the #: it stands in no server's log.
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return (
    <>
      <PageTitle title={productMessages.reminders} hidden />
      <Unsubscribe token={token} />
    </>
  );
}
