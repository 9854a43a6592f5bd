import { useId, type ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs';
import * as messages from './messages';

type Way = 'create' | 'join';

const WAYS: Record<Way, string> = { create: messages.create, join: messages.join };

interface CreateOrJoinTabsProps {
  way: Way;
  onWay: (way: Way) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Create or join, as two tabs over what each of them asks. */
export function CreateOrJoinTabs({ way, onWay, children }: CreateOrJoinTabsProps) {
  const id = useId();
  return (
    <>
      <Tabs label={messages.howToBegin} id={id} value={way} tabs={WAYS} onChange={onWay} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
        {children}
      </div>
    </>
  );
}
