import { calendarSchema, type Calendar } from '@kinday/contracts/family';
import { accountSchema } from '@kinday/contracts/socket';
import * as z from 'zod/mini';
import type { Person } from './builders.js';
import type { TestSocket } from './TestSocket.js';

/** The calendars a person reads as theirs. */
export async function calendarsOf({ client }: Person): Promise<Calendar[]> {
  return z.array(calendarSchema).parse((await client.get('/api/calendars')).body);
}

/** Waits until a tab was told that its calendars are such. */
export async function toldOf(
  socket: TestSocket,
  holds: (calendars: readonly Calendar[]) => boolean,
): Promise<void> {
  const lists = () =>
    socket.payloadsOf('account').map((payload) => accountSchema.parse(payload).calendars);
  await socket.until(() => lists().some(holds), 'the account with the new list of calendars');
}
