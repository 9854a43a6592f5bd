import { editsWithDefaults, withDefaults } from '@kinday/contracts/recordDefaults';
import { recordEditSchema } from '@kinday/contracts/change';
import { eventSchema, type Event } from '@kinday/contracts/event';
import { ABSENT, storedFields } from '@kinday/contracts/eventFields';
import { entryIdSchema } from '@kinday/contracts/series';
import * as z from 'zod/mini';
import type { KeptEdit } from '../../kept/keptSchema';
import type { EventCommand } from '../commands/eventCommand';
import { EVENT_PARTS } from '../commands/eventParts';
import type { EditProblem, WaitingEdit } from './waitingEdit';

const SCOPES = ['this', 'following', 'all'] as const;

/** An event, or an occurrence, which is called by its series and its day. */
const eventLike = z.extend(eventSchema, { id: entryIdSchema });
const seen = z.object({ revision: z.int(), epoch: z.nullable(z.string()) });
const wanted = z.object({
  fields: z.object(storedFields),
  rule: z.optional(z.nullable(z.string())),
  scope: z.enum(SCOPES),
  seen: z.optional(seen),
});

const commandSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), event: z.nullable(eventLike), wanted, id: z.string() }),
  z.object({
    kind: z.literal('delete'),
    event: eventLike,
    scope: z.enum(SCOPES),
    seen: z.optional(seen),
  }),
  z.object({
    kind: z.literal('restore'),
    event: eventLike,
    deletion: z.optional(z.object({ scope: z.enum(SCOPES), seen })),
  }),
  z.object({ kind: z.literal('claim'), event: eventLike, id: z.string() }),
  z.object({ kind: z.literal('release'), event: eventLike }),
  z.object({
    kind: z.literal('undo'),
    familyId: z.string(),
    revision: z.int(),
    title: z.string(),
    epoch: z.optional(z.nullable(z.string())),
  }),
]);

const problemSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('conflict'),
    theirs: eventLike,
    parts: z.array(z.enum(EVENT_PARTS)),
    day: z.nullish(z.object({ others: z.int(), seen })),
  }),
  z.object({
    kind: z.literal('gone'),
    message: z.string(),
    isChanged: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('removed') }),
  z.object({
    kind: z.literal('refused'),
    message: z.string(),
    mayBeDone: z.optional(z.boolean()),
  }),
]);

const editSchema = z.object({
  id: z.string(),
  userId: z.string(),
  familyId: z.string(),
  command: commandSchema,
  edits: z.array(recordEditSchema),
  at: z.string(),
  wasTried: z.boolean(),
  sentBy: z.nullable(z.string()),
});

/**
 * An edit as it stands on this device, where another release may have put it. What it says beyond what is
 * known here is kept, fields that came since are added; null for one that cannot be read.
 */
export function readEdit(kept: KeptEdit): WaitingEdit | null {
  if (!editSchema.safeParse(kept).success) return null;
  // It was looked at.
  const edit = kept as WaitingEdit;
  return {
    ...edit,
    command: commandWithDefaults(edit.command),
    edits: editsWithDefaults(edit.edits),
    problem: readProblem(edit.problem),
  };
}

function commandWithDefaults(command: EventCommand): EventCommand {
  if (command.kind === 'undo') return command;
  if (command.kind !== 'save') return { ...command, event: eventWithDefaults(command.event) };
  const { event, wanted: was } = command;
  const fields = { ...ABSENT, ...was.fields };
  return { ...command, event: event && eventWithDefaults(event), wanted: { ...was, fields } };
}

/** What cannot be read of a problem is no problem: the edit is tried anew, and the server says what it is. */
function readProblem(problem: EditProblem | null): EditProblem | null {
  if (!problemSchema.safeParse(problem).success || !problem) return null;
  return problem.kind === 'conflict'
    ? { ...problem, theirs: eventWithDefaults(problem.theirs) }
    : problem;
}

const eventWithDefaults = (event: Event): Event => withDefaults('events', event);
