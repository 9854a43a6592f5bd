import type { Change } from '@kinday/contracts/change';
import type { ToastContent } from '../ui/toast/toastStore';
import * as messages from './messages';

/** What is said of an undo, by the change it made. */
export function undoText(change: Change | null): ToastContent {
  const [news] = change?.news ?? [];
  if (!news) return { title: messages.changeUndone };
  const { kind, name } = news;
  if (news.of === 'category') {
    const isGone = kind === 'deleted';
    const description = isGone ? messages.isGoneAgain(name) : messages.isAsBefore(name);
    return { title: messages.changeUndone, description };
  }
  if (news.of === 'import') {
    const description = messages.areOffAgain(messages.eventsFrom(name, news.count ?? 0));
    return { title: messages.changeUndone, description };
  }
  switch (kind) {
    case 'restored':
      return { title: messages.eventRestored, description: messages.isBack(name) };
    case 'deleted':
      return { title: messages.changeUndone, description: messages.isOffAgain(name) };
    default:
      return { title: messages.changeUndone, description: messages.isAsBefore(name) };
  }
}

/**
 * What is said of an undo that may have been done without the server: `takenBack` where nothing had been
 * sent, `waits` where it is sent later.
 * @param keeps whether this device keeps what waits
 */
export function undoneText(undone: Change | 'takenBack' | 'waits', keeps: boolean): ToastContent {
  if (undone === 'takenBack') return undoText(null);
  if (undone !== 'waits') return undoText(undone);
  return { title: messages.changeUndone, description: waitsText(keeps) };
}

/**
 * What is said of what is done here and sent later.
 * @param keeps whether this device keeps what waits
 */
export function waitsText(keeps: boolean): string {
  return keeps ? messages.keptUntilBack : messages.sentWhenBack;
}

/** What is said of an undo that was refused, or could not be asked for. */
export function undoRefusedText(reason: string): ToastContent {
  return { variant: 'destructive', title: messages.changeNotUndone, description: reason };
}
