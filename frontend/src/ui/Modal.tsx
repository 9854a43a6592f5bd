import MuiModal from '@mui/material/Modal';
import type { ReactElement } from 'react';
import { useLayer } from './layers/useLayer';

interface ModalProps {
  /** Leaves the page as bright as it is. */
  hideBackdrop: boolean;
  onClose: () => void;
  children: ReactElement;
}

/** Keeps the focus and the keys to what stands over the page, which looks as its owner wants. */
export function Modal({ hideBackdrop, onClose, children }: ModalProps) {
  useLayer(true, onClose);
  return (
    <MuiModal open onClose={onClose} hideBackdrop={hideBackdrop}>
      {children}
    </MuiModal>
  );
}
