import { useEffect } from 'react';
import { Button } from '../../ui/Button';
import { focusPage } from '../../ui/focus/focusTargets';
import { CardPage } from '../../product/CardPage';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

interface NotYoursCardProps {
  onOpenOwn: () => void;
  onLogOut: () => void;
}

/** A link to a calendar that the user is no member of, whether or not there is such a calendar. */
export function NotYoursCard({ onOpenOwn, onLogOut }: NotYoursCardProps) {
  useEffect(focusPage, []);
  return (
    <CardPage
      title={messages.notYours}
      lead={messages.askForInvitation}
      footer={
        <Button look="text" onClick={onLogOut}>
          {productMessages.logOut}
        </Button>
      }
    >
      <div className="kd-card-page__body">
        <Button look="filled" size="large" onClick={onOpenOwn}>
          {messages.openOwnCalendar}
        </Button>
      </div>
    </CardPage>
  );
}
