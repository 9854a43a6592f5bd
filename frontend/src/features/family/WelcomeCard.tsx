import Button from '@mui/material/Button';
import { PRODUCT_NAME } from '@kinday/contracts/product';
import { useState } from 'react';
import { CardPage } from '../../ui/CardPage';
import { CreateCalendarForm } from './CreateCalendarForm';
import { JoinCalendarForm } from './JoinCalendarForm';
import { WayTabs } from './WayTabs';

/** Somebody without any calendar: they create one or join one. */
export function WelcomeCard({ name, onLogOut }: { name: string; onLogOut: () => void }) {
  const [way, setWay] = useState<'create' | 'join'>('create');
  return (
    <CardPage
      title={`Welcome, ${name}!`}
      lead={`${PRODUCT_NAME} begins with a calendar: start your own, or join your family’s.`}
      footer={<Button onClick={onLogOut}>Log Out</Button>}
    >
      <div className="kd-card-page__body">
        <WayTabs way={way} onWay={setWay}>
          {way === 'create' ? (
            <CreateCalendarForm onDone={() => undefined} />
          ) : (
            <JoinCalendarForm onDone={() => undefined} />
          )}
        </WayTabs>
      </div>
    </CardPage>
  );
}
