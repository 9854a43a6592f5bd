import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Change } from '../src/change.js';

/** What a client and two nodes of the release before said, with protocol 1. */
export interface Recorded {
  familyId: string;
  ownerId: string;
  memberId: string;
  hello: { protocol: number; families: Record<string, number> };
  helloAnswer: { protocol: number; families: Record<string, number>; epoch: string };
  changes: Change[];
  bus: { from: string; news: { kind: string; change: Change } };
}

/**
 * The recording, about other people.
 * @param ids the recording's ids, each with the one that takes its place
 */
export function recordedWith(
  ids: Partial<Record<'familyId' | 'ownerId' | 'memberId', string>> = {},
): Recorded {
  const text = readFileSync(new URL('./recorded/protocol1.json', import.meta.url), 'utf8');
  const recorded = JSON.parse(text) as Recorded;
  const names = Object.keys(ids) as (keyof typeof ids)[];
  const replaced = names.reduce((so, name) => so.replaceAll(recorded[name], ids[name] ?? ''), text);
  return JSON.parse(replaced) as Recorded;
}

const id = z.uuid();
const put = <Name extends string, Record extends z.ZodMiniType>(name: Name, record: Record) =>
  z.object({ collection: z.literal(name), op: z.literal('put'), record });
const remove = (name: string) =>
  z.object({ collection: z.literal(name), op: z.literal('remove'), id });

const family = z.object({
  id,
  name: z.string(),
  ownerId: id,
  inviteCode: z.string(),
  subscriptionTier: z.enum(['free', 'premium']),
  subscriptionStatus: z.enum(['active', 'trialing', 'past_due', 'canceled']),
  trialEndsAt: z.nullable(z.string()),
  createdAt: z.string(),
});
const member = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  color: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  anniversary: z.nullable(z.string()),
  role: z.enum(['owner', 'member']),
  joinedAt: z.string(),
});
const event = z.object({
  id,
  familyId: id,
  creatorId: id,
  title: z.string(),
  date: z.string(),
  isAllDay: z.boolean(),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  mainCategory: z.enum([
    'Life milestones',
    'Holidays and seasonal events',
    'General family gatherings',
    'Parties and specific activities',
  ]),
  subCategory: z.string(),
  notes: z.nullable(z.string()),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  creator: z.object({
    id,
    name: z.string(),
    color: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    isFormer: z.boolean(),
  }),
});
const news = z.object({
  kind: z.enum([
    'added',
    'changed',
    'moved',
    'deleted',
    'restored',
    'joined',
    'left',
    'removed',
    'recolored',
    'renamed',
    'called',
    'handedOver',
  ]),
  id,
  name: z.string(),
  date: z.nullable(z.string()),
  version: z.nullable(z.int()),
});
const change = z.object({
  familyId: id,
  revision: z.int(),
  actorId: id,
  at: z.string(),
  edits: z.array(
    z.union([
      put('families', family),
      put('members', member),
      put('events', event),
      remove('families'),
      remove('members'),
      remove('events'),
    ]),
  ),
  news: z.optional(z.array(news)),
});

/** How clients and nodes of the release before read: a copy, as that release stays what it was. */
export const protocol1 = {
  helloAnswer: z.object({
    protocol: z.int(),
    families: z.record(id, z.int()),
    epoch: z.string(),
  }),
  change,
  busChange: z.object({
    from: z.string(),
    news: z.object({ kind: z.literal('change'), change }),
  }),
};
