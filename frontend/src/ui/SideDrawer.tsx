import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useLayer } from './layers/useLayer';
import { PullHandle } from './PullHandle';

interface SideDrawerProps {
  open: boolean;
  label: string;
  className: string;
  onClose: () => void;
  /** It has gone from the screen. */
  onExited: () => void;
  children: ReactNode;
}

/** A dialog that comes in from the right edge of the screen. */
export function SideDrawer(props: SideDrawerProps) {
  const { open, label, className, onClose, onExited, children } = props;
  useLayer(open, onClose);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { className, role: 'dialog', 'aria-label': label },
        transition: { onExited },
      }}
    >
      <PullHandle edge="right" onClose={onClose} />
      {children}
    </Drawer>
  );
}
