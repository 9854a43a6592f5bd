import { PAGES } from '@kinday/contracts/pages';
import { mailKindOf } from '@kinday/contracts/unsubscribe';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../../api/apiError';
import { useUnsubscribeMutation } from '../../../api/remindersApi';
import { CardPage } from '../../../product/CardPage';
import { BusyButton } from '../../../ui/BusyButton';
import { useToast } from '../../../ui/toast/useToast';
import * as messages from '../messages';

/** Ends the mails that a link is about, or all of them, once it is pressed; nobody need log in. */
export function Unsubscribe({ token }: { token: string }) {
  const [end, { isLoading }] = useUnsubscribeMutation();
  const [ended, setEnded] = useState<'these' | 'all' | null>(null);
  const toast = useToast();
  const kind = mailKindOf(token);
  const footer = <Link to={PAGES.reminders}>{messages.changeYourMind}</Link>;

  async function press(which: 'these' | 'all') {
    const { error } = await end({ token, all: which === 'all' });
    if (!error) return setEnded(which);
    toast({
      variant: 'destructive',
      title: messages.notEnded,
      description: errorMessage(error),
    });
  }

  if (!kind) return <CardPage title={messages.linkNotComplete} lead={messages.openAgain} />;
  if (ended) {
    const lead = ended === 'all' ? messages.endedAllLead : messages.endedLead;
    return (
      <CardPage
        title={messages.endedTitle}
        lead={<span role="status">{lead}</span>}
        footer={footer}
      />
    );
  }
  return (
    <CardPage
      title={messages.unsubscribeTitle}
      // It is there from the start: screen readers tell what changes in it.
      lead={<span role="status">{messages.unsubscribeLead(kind)}</span>}
      footer={footer}
    >
      <div className="kd-card-page__body">
        <BusyButton
          size="large"
          busy={isLoading}
          busyLabel={messages.ending}
          onClick={() => void press('these')}
        >
          {messages.endThese}
        </BusyButton>
        <BusyButton
          look="text"
          busy={isLoading}
          busyLabel={messages.ending}
          onClick={() => void press('all')}
        >
          {messages.endAll}
        </BusyButton>
      </div>
    </CardPage>
  );
}
