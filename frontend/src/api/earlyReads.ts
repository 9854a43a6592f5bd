import { hasCopy } from '../kept/copyHint';
import { asksForOther, firstMonth, firstReads } from './firstReads';

/** Later than this an answer nobody asked for yet is too old to be shown, ms. */
const FRESH_MS = 10_000;

const API = '/api/';
const reads = new Map<string, { answer: Promise<Response>; at: number }>();

/**
 * What the page has asked for itself while the early reads were being made: an early answer to it
 * would only grow old. Null before and after.
 */
let asked: Set<string> | null = null;

/** @param path one of `firstReads` */
function read(path: string): Promise<Response> {
  const answer = fetch(API + path, { credentials: 'same-origin', priority: 'high' });
  // The query that takes the answer is told of a failure; without one nobody needs to be.
  answer.catch(() => undefined);
  reads.set(path, { answer, at: Date.now() });
  return answer;
}

/**
 * Asks for what the calendar's first screen shows while the code that shows it is still on its way.
 * Nothing heavy is imported here.
 */
export async function readCalendarEarly(): Promise<void> {
  asked = new Set();
  try {
    const me = read(firstReads.me);
    // The rest is there already, but for what has changed since.
    if (hasCopy()) return;
    const user: unknown = await (await me).clone().json();
    if (typeof user !== 'object' || user === null || !('familyId' in user)) return;
    const { familyId } = user;
    if (typeof familyId !== 'string') return;
    const { calendars, family, month: shown } = firstReads;
    if (asksForOther(familyId)) return void read(calendars);
    for (const path of [calendars, family(familyId), shown({ familyId, month: firstMonth() })]) {
      if (!asked.has(path)) void read(path);
    }
  } catch {
    // The queries ask themselves.
  } finally {
    asked = null;
    setTimeout(() => reads.clear(), FRESH_MS);
  }
}

/** The answer to a read that was made early; each is given once. */
export function takeEarly({ method, url }: Request): Promise<Response> | null {
  const { pathname, search } = new URL(url);
  const path = (pathname + search).replace(API, '');
  const early = method === 'GET' ? reads.get(path) : undefined;
  reads.delete(path);
  asked?.add(path);
  return early && Date.now() - early.at < FRESH_MS ? early.answer : null;
}
