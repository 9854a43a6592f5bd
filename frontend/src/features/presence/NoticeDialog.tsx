import { useId, type ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog';

interface NoticeDialogProps {
  title: string;
  /** What it means, in a sentence or two. */
  children?: ReactNode;
  /** The ways on; there is no way around them. */
  actions: ReactNode;
}

/** Tells something that ends what the person was doing. It stays until they chose a way on. */
export function NoticeDialog({ title, children, actions }: NoticeDialogProps) {
  return <Dialog alert size="xs" title={title} text={children} actions={actions} />;
}
