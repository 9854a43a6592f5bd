import './dimDragged.css';

/** Marks all pieces of an event as dragged, without rendering them; returns how to undo it. */
export function dimDragged(grid: HTMLElement, eventId = ''): () => void {
  const pieces = grid.querySelectorAll(`[data-event="${CSS.escape(eventId)}"]`);
  pieces.forEach((piece) => piece.setAttribute('data-dragged', ''));
  return () => pieces.forEach((piece) => piece.removeAttribute('data-dragged'));
}
