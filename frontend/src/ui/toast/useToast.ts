import { showToast, type ToastContent } from './toastStore';

/** `const toast = useToast(); toast({ title: 'Event created!' })`. The function never changes. */
export function useToast(): (content: ToastContent) => void {
  return showToast;
}
