/** Whether something stands over the page and takes keys and clicks; what only fades takes none. */
export function isModalOpen(): boolean {
  const modals = document.querySelectorAll('.MuiModal-root');
  return [...modals].some((modal) => getComputedStyle(modal).pointerEvents !== 'none');
}
