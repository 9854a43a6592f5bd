import { randomUUID } from 'node:crypto';
import type { createEventSchema } from '@kinday/contracts/event';
import { eventSchema, type Event } from '@kinday/contracts/event';
import { familyAnswerSchema } from '@kinday/contracts/family';
import { seriesSchema, type Series } from '@kinday/contracts/series';
import type { createSeriesSchema } from '@kinday/contracts/seriesInput';
import { currentUserSchema } from '@kinday/contracts/user';
import type * as z from 'zod/mini';
import type { Answer, Client } from './Client.js';

/** A signed-up user with the browser they are logged in with. */
export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
  phone: string;
  client: Client;
}

/** Whatever people sign up at: an application or one of its nodes. */
interface Place {
  newClient(): Client;
}

/** A calendar with its people. */
export interface BuiltFamily {
  id: string;
  name: string;
  inviteCode: string;
  owner: Person;
  /** Those who joined, in that order. */
  members: Person[];
}

type EventInput = z.input<typeof createEventSchema>;

export const PASSWORD = 'correct horse';

export const timed = {
  title: 'Swimming',
  date: '2026-11-21',
  isAllDay: false,
  startTime: '09:00',
  endTime: '10:00',
  mainCategory: 'General family gatherings',
  subCategory: 'Family outing',
  notes: null,
} as const satisfies EventInput;

/** The answer, if it has this status; else an error that shows it. */
export function expectStatus(answer: Answer, status: number): Answer {
  if (answer.status === status) return answer;
  throw new Error(`Expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** What a sign-up sends; a calendar of one's own unless the fields say otherwise. */
export function signupOf(name: string, fields: Record<string, unknown> = {}) {
  return {
    name,
    email: `${name.toLowerCase()}-${randomUUID()}@example.org`,
    phone: '+1 (555) 010-0100',
    password: PASSWORD,
    mode: 'createFamily',
    familyName: `${name}'s family`,
    ...fields,
  };
}

/** Signs somebody up, with a calendar of their own unless the fields say otherwise. */
export async function buildUser(
  app: Place,
  name: string,
  fields: Record<string, unknown> = {},
): Promise<Person> {
  const client = app.newClient();
  const input = signupOf(name, fields);
  expectStatus(await client.post('/api/auth/signup', input), 201);
  const { id } = currentUserSchema.parse((await client.get('/api/me')).body);
  const { email, password, phone } = input;
  return { id, name, email, password, phone, client };
}

/** Signs up an owner and everybody who joins with the code. */
export async function buildFamily(app: Place, ...joining: string[]): Promise<BuiltFamily> {
  const owner = await buildUser(app, 'Olga');
  const { family } = familyAnswerSchema.parse((await owner.client.get('/api/family')).body);
  const { id, name, inviteCode } = family;
  const members: Person[] = [];
  for (const each of joining) {
    members.push(await buildUser(app, each, { mode: 'joinFamily', inviteCode }));
  }
  return { id, name, inviteCode, owner, members };
}

/** Adds a series as one of the members; every week from its first day on unless the fields say otherwise. */
export async function buildSeries(
  person: Person,
  fields: Partial<z.input<typeof createSeriesSchema>> = {},
): Promise<Series> {
  const input = { ...timed, rrule: 'FREQ=WEEKLY', ...fields };
  const answer = await person.client.post('/api/series', input);
  return seriesSchema.parse(expectStatus(answer, 201).body);
}

/** Adds an event as one of the members. */
export async function buildEvent(person: Person, fields: Partial<EventInput> = {}): Promise<Event> {
  const answer = await person.client.post('/api/events', { ...timed, ...fields });
  return eventSchema.parse(expectStatus(answer, 201).body);
}
