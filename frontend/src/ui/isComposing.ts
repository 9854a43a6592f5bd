/** The key code browsers give to every key that an input method takes for itself. */
const INPUT_METHOD = 229;

/**
 * Whether a key is part of composing a character (Chinese, Japanese, Korean): its Enter chooses that
 * character and nothing else. Safari ends the composition before it tells the key, which then has
 * the key code alone.
 */
export function isComposing(press: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it in Safari
  return press.isComposing || press.keyCode === INPUT_METHOD;
}
