/** Puts a text on the clipboard; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers hide the clipboard on plain http, which is how a family's own server is often reached.
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'kd-visually-hidden';
  // An open dialog keeps the focus within itself.
  (document.activeElement?.closest('[role=dialog]') ?? document.body).append(area);
  area.select();
  // The old way is the only one there.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies on plain http
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}
