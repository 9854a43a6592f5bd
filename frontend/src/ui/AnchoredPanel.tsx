import Drawer from '@mui/material/Drawer';
import Popover, {
  type PopoverActions,
  type PopoverOrigin,
  type PopoverVirtualElement,
} from '@mui/material/Popover';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { LayerName } from './layers/openLayers';
import { useLayer } from './layers/useLayer';
import { PullHandle } from './PullHandle';
import { useIsPhone } from './useIsPhone';
import './anchoredPanel.css';

export interface AnchoredPanelProps {
  open: boolean;
  /** The element that was pressed. */
  anchor: Element;
  /** Where it stands on screens that are wide enough; on phones it comes up from the bottom. */
  placement: 'beside' | 'below';
  /** Width in px. */
  width: number;
  labelledBy: string;
  /** What the address says while it is open. */
  named?: LayerName;
  onClose: () => void;
  /** It has gone from the screen. */
  onExited: () => void;
  children: ReactNode;
}

/** The foot of the screen belongs to a sheet, and to a panel beside an element; see toast.css. */
const TOASTS_AT_HEAD = { 'data-toasts': 'head' };
const GAP = 8;
const OPENING_MS = { enter: 200, exit: 120 };

/** Keeps its place when the element it belongs to goes away meanwhile. */
function standInFor(anchor: Element): PopoverVirtualElement {
  let rect = anchor.getBoundingClientRect();
  return {
    nodeType: 1,
    getBoundingClientRect: () => {
      if (anchor.isConnected) rect = anchor.getBoundingClientRect();
      return rect;
    },
  };
}

const at = (
  vertical: PopoverOrigin['vertical'],
  horizontal: PopoverOrigin['horizontal'],
): PopoverOrigin => ({ vertical, horizontal });

function origins(placement: AnchoredPanelProps['placement'], anchor: Element, width: number) {
  if (placement === 'beside') {
    const { right } = anchor.getBoundingClientRect();
    const fitsRight = right + width + 2 * GAP <= window.innerWidth;
    return fitsRight
      ? { anchorOrigin: at('top', 'right'), transformOrigin: at('top', -GAP) }
      : { anchorOrigin: at('top', 'left'), transformOrigin: at('top', width + GAP) };
  }
  return { anchorOrigin: at('bottom', 'right'), transformOrigin: at('top', 'right') };
}

/** Finds a panel's place anew when its content grows, so that its foot stays on the screen. */
function usePlaceForItsSize() {
  const actions = useRef<PopoverActions>(null);
  const paperRef = useCallback((paper: HTMLDivElement) => {
    const observer = new ResizeObserver(() => actions.current?.updatePosition());
    observer.observe(paper);
    return () => observer.disconnect();
  }, []);
  return [actions, paperRef] as const;
}

/** A dialog that belongs to an element: beside or below it, on phones a sheet from the bottom. */
export function AnchoredPanel(props: AnchoredPanelProps) {
  const { open, anchor, placement, width, labelledBy, onExited, children } = props;
  const { named, onClose } = props;
  const isPhone = useIsPhone();
  useLayer(open, onClose, named);
  const [anchorEl] = useState(() => standInFor(anchor));
  const [where] = useState(() => origins(placement, anchor, width));
  const [actions, paperRef] = usePlaceForItsSize();
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': labelledBy } as const;
  if (isPhone) {
    return (
      <Drawer
        anchor="bottom"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: { ...paper, className: 'kd-sheet', ...TOASTS_AT_HEAD },
          transition: { onExited },
        }}
      >
        <PullHandle onClose={onClose} />
        {children}
      </Drawer>
    );
  }
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={anchorEl}
      action={actions}
      transitionDuration={OPENING_MS}
      {...where}
      slotProps={{
        paper: {
          ...paper,
          ref: paperRef,
          className: `kd-panel kd-panel--${placement}`,
          style: { width },
          ...(placement === 'beside' && TOASTS_AT_HEAD),
        },
        transition: { onExited },
      }}
    >
      {children}
    </Popover>
  );
}
