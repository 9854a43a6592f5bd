import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';

type Way = 'create' | 'join';

interface WayTabsProps {
  way: Way;
  onWay: (way: Way) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Create or join, as two tabs over what each of them asks. */
export function WayTabs({ way, onWay, children }: WayTabsProps) {
  const id = useId();
  return (
    <>
      <Tabs
        value={way}
        onChange={(_event, value: Way) => onWay(value)}
        variant="fullWidth"
        aria-label="How to begin"
      >
        <Tab value="create" label="Create" id={`${id}-create`} aria-controls={`${id}-panel`} />
        <Tab value="join" label="Join" id={`${id}-join`} aria-controls={`${id}-panel`} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
        {children}
      </div>
    </>
  );
}
