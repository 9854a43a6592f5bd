import * as z from 'zod/mini';
import { busMessageSchema, type BusMessage } from './BusMessage.js';

/** `news` is the message's name on the wire, so that nodes of an older release understand it. */
const envelopeSchema = z.object({ from: z.string(), news: busMessageSchema });

/** How a change of one family begins on the wire: its fields travel in the order in which they are made. */
const CHANGE = /^\{"from":"[\w-]+","news":\{"kind":"change","change":\{"familyId":"([\w-]+)"/;
/** An edit that may bring a family to a node where nobody was in it. Quotes within texts are escaped. */
const MEMBERS = '"collection":"members"';

/** A message as it travels. */
export function seal(from: string, message: BusMessage): string {
  return JSON.stringify({ from, news: message });
}

/** What a node sent; null when this release does not understand it. */
export function unseal(text: string): BusMessage | null {
  try {
    return envelopeSchema.parse(JSON.parse(text)).news;
  } catch {
    return null;
  }
}

/**
 * The family that a message is about and which alone it concerns, without reading it; null for messages
 * that may concern others. Each node hears of every write of all: most are of families it does not serve.
 */
export function onlyFamilyOf(text: string): string | null {
  const familyId = CHANGE.exec(text)?.[1];
  return familyId !== undefined && !text.includes(MEMBERS) ? familyId : null;
}
