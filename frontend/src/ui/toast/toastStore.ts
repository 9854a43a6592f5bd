import type { ReactNode } from 'react';

export interface ToastContent {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** One thing to do about it: "Undo", "View". */
  action?: { label: string; onClick: () => void };
  /** Stands before the text: the avatar of who did it. */
  picture?: ReactNode;
  /** What somebody else did: it waits while an own result or an error is shown, and is not spoken. */
  remote?: boolean;
}

/** How long a toast stays by itself. */
export const VISIBLE_MS = 5_000;

export interface ShownToast extends ToastContent {
  id: number;
  open: boolean;
}

let shown: ShownToast | null = null;
let waiting: ToastContent | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function rank({ variant, remote }: ToastContent): number {
  if (variant === 'destructive') return 2;
  return remote ? 0 : 1;
}

function set(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one visible, or after it when that one matters more. */
export function showToast(content: ToastContent): void {
  if (shown?.open && rank(content) < rank(shown)) {
    waiting = content;
    return;
  }
  lastId += 1;
  set({ ...content, id: lastId, open: true });
}

/** Closes the toast of that id; what waited comes next. */
export function closeToast(id: number): void {
  if (shown?.id !== id) return;
  set({ ...shown, open: false });
  const next = waiting;
  waiting = null;
  if (next) showToast(next);
}

/** Closes the toast if it tells an error, for a person who tries again. */
export function closeError(): void {
  if (shown?.variant === 'destructive') closeToast(shown.id);
}

/** Takes every toast away, for a person who logs out. */
export function clearToasts(): void {
  waiting = null;
  set(null);
}

/** The one toast, open or on its way out. */
export function shownToast(): ShownToast | null {
  return shown;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
