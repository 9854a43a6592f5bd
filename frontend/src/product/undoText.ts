import type { Change } from '@kinday/contracts/change';
import type { ToastContent } from '../ui/toast/toastStore';

/** What is said of an undo, by the change it made. */
export function undoText(change: Change | null): ToastContent {
  const [news] = change?.news ?? [];
  if (!news) return { title: 'Change undone' };
  const { kind, name } = news;
  if (news.of === 'category') {
    const isGone = kind === 'deleted';
    const description = isGone ? `${name} is gone again.` : `${name} is as it was before.`;
    return { title: 'Change undone', description };
  }
  switch (kind) {
    case 'restored':
      return { title: 'Event restored', description: `${name} is back on the calendar.` };
    case 'deleted':
      return { title: 'Change undone', description: `${name} is off the calendar again.` };
    default:
      return { title: 'Change undone', description: `${name} is as it was before.` };
  }
}

/** What is said of an undo that was refused, or could not be asked for. */
export function undoRefusedText(reason: string): ToastContent {
  return { variant: 'destructive', title: 'This change was not undone', description: reason };
}
