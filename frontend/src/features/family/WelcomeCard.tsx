import { PRODUCT_NAME } from '@kinday/contracts/product';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { CardPage } from '../../product/CardPage';
import { CreateCalendarForm } from './CreateCalendarForm';
import { JoinCalendarForm } from './JoinCalendarForm';
import { CreateOrJoinTabs } from './CreateOrJoinTabs';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

interface WelcomeCardProps {
  name: string;
  /** There is a calendar now. */
  onDone: () => void;
  onLogOut: () => void;
}

/** Somebody without any calendar: they create one or join one. */
export function WelcomeCard({ name, onDone, onLogOut }: WelcomeCardProps) {
  const [way, setWay] = useState<'create' | 'join'>('create');
  return (
    <CardPage
      title={messages.welcome(name)}
      lead={messages.beginWithCalendar(PRODUCT_NAME)}
      footer={
        <Button look="text" onClick={onLogOut}>
          {productMessages.logOut}
        </Button>
      }
    >
      <div className="kd-card-page__body">
        <CreateOrJoinTabs way={way} onWay={setWay}>
          {way === 'create' ? (
            <CreateCalendarForm onDone={onDone} />
          ) : (
            <JoinCalendarForm onDone={onDone} />
          )}
        </CreateOrJoinTabs>
      </div>
    </CardPage>
  );
}
