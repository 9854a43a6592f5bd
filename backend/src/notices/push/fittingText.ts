import type { PushPayload } from '@kinday/contracts/pushPayload';

/** Push services take 4 kB, encrypted; some count otherwise. */
const MOST_BYTES = 3_000;
const LONGEST_TITLE = 200;

/** A payload as JSON of 3 kB at most: what does not fit is cut off the body's end, behind a word. */
export function fittingText(payload: PushPayload): string {
  const title = shortened(payload.title, LONGEST_TITLE);
  let { body } = payload;
  let text = JSON.stringify({ ...payload, title });
  while (Buffer.byteLength(text) > MOST_BYTES && body) {
    body = shortened(body, Math.floor(charactersOf(body).length * 0.9));
    text = JSON.stringify({ ...payload, title, body });
  }
  return text;
}

/** As people count them: an emoji is one, however it is made. */
function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** @param most characters, the sign of what is missing included */
function shortened(text: string, most: number): string {
  const characters = text.length > most ? charactersOf(text) : [];
  if (characters.length <= most) return text;
  if (most < 2) return '';
  const kept = characters.slice(0, most - 1).join('');
  const atWord = kept.replace(/\s+\S{0,20}$/, '');
  return `${atWord.trimEnd()}…`;
}
