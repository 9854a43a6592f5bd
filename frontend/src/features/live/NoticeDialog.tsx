import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog';

interface NoticeDialogProps {
  title: string;
  /** What the title means, in a sentence or two. */
  children?: ReactNode;
  /** The buttons; the dialog closes by these alone. */
  actions: ReactNode;
}

/** A dialog about something that ends what the user was doing. It stays until they press a button. */
export function NoticeDialog({ title, children, actions }: NoticeDialogProps) {
  return <Dialog alert unasked size="xs" title={title} text={children} actions={actions} />;
}
