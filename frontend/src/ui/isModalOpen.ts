/** Whether something stands over the page and takes its keys; what only fades away takes none. */
export function isModalOpen(): boolean {
  const modals = document.querySelectorAll('.MuiModal-root, dialog[open]');
  return [...modals].some((modal) => !getComputedStyle(modal).getPropertyValue('--kd-fades'));
}
