import { PRODUCT_NAME } from '@kinday/contracts/product';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { CardPage } from '../../product/CardPage';
import { CreateCalendarForm } from './CreateCalendarForm';
import { JoinCalendarForm } from './JoinCalendarForm';
import { CreateOrJoinTabs } from './CreateOrJoinTabs';

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
      title={`Welcome, ${name}!`}
      lead={`${PRODUCT_NAME} begins with a calendar: start your own, or join your family’s.`}
      footer={
        <Button look="text" onClick={onLogOut}>
          Log Out
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
