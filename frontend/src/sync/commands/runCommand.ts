import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { Refusal } from '../../api/apiError';
import type { Written } from '../../api/written';
import type { SyncThunk } from '../syncState';
import type { Around } from './around';
import type { DeleteCommand, EventCommand, WantedEvent } from './eventCommand';
import { deleteUnlessChanged } from './deleteUnlessChanged';
import { createEvent, deleteEvent, restoreEvent } from './eventWrites';
import { isAlone, isOfSeries, recordIdOf } from './ofSeries';
import { undoChange } from './undoChange';
import { updateWithMerge } from './updateWithMerge';
import { CHANGED_SINCE, eventInTheWay, type MergedUpdate } from './writeWithMerge';

import * as messages from './messages';

type RestoreCommand = Extract<EventCommand, { kind: 'restore' }>;
type ClaimCommand = Extract<EventCommand, { kind: 'claim' | 'release' }>;

/** What writes series: it is no part of the first screen, and comes ahead with the pieces of the page. */
const loadRepeating = () => import('./repeating/saveRepeating');
export const repeatingCode = { fetchChunk: loadRepeating };

/**
 * Does what a person wants of an event: each write is shown at once and sent; what others changed
 * meanwhile is kept beside it. Doing it again after an answer was lost does it once. Rejects with an
 * EditConflict, an ApiError, or `Waits`.
 */
export async function runCommand(
  command: EventCommand,
  around: Around,
): Promise<Written | MergedUpdate> {
  switch (command.kind) {
    case 'save':
      return command.event
        ? update(around, command.event, command.wanted, command.id)
        : create(around, command.wanted, command.id);
    case 'delete':
      return remove(around, command);
    case 'restore':
      return restore(around, command);
    case 'claim':
    case 'release':
      return around.remember(recordIdOf(command.event), takeOrGive(command, around));
    case 'undo':
      around.dispatch(requireSameLog(command.epoch));
      return undoChange(around, command.familyId, command.revision);
  }
}

/** [S7] Throws where a revision is of another change log than the server has now: it is another change there. */
function requireSameLog(epoch: string | null | undefined): SyncThunk<void> {
  return (_dispatch, getState) => {
    const { epoch: now } = getState().live;
    if (!epoch || !now || epoch === now) return;
    throw new Refusal(404, 'nothing_to_undo', messages.nothingToUndo);
  };
}

async function create(around: Around, { fields, rule }: WantedEvent, id: string): Promise<Written> {
  if (!rule) return createAlone(around, fields, id);
  const { addRepeating } = await loadRepeating();
  return addRepeating(around, fields, rule, id);
}

async function createAlone(around: Around, fields: EventFields, id: string): Promise<Written> {
  const { familyId, me, perform, remember } = around;
  try {
    return await remember(id, perform(createEvent(familyId, me, fields, id)));
  } catch (error) {
    // An earlier try was stored, though its answer never came: what it stored is changed.
    const stored = eventInTheWay(error);
    if (!stored) throw error;
    if (stored.version > 1) return CHANGED_SINCE;
    return update(around, stored, { fields, scope: 'this' }, id);
  }
}

async function update(
  around: Around,
  event: Event,
  wanted: WantedEvent,
  id: string,
): Promise<MergedUpdate> {
  const { fields, rule } = wanted;
  if (!isOfSeries(event) && !rule) {
    return around.remember(event.id, updateWithMerge(around, event, fields));
  }
  const { makeRepeating, saveOccurrence } = await loadRepeating();
  return isOfSeries(event)
    ? saveOccurrence(around, event, wanted, id)
    : makeRepeating(around, event, fields, rule ?? '', id);
}

function remove(around: Around, { event, scope, seen }: DeleteCommand): Promise<Written> {
  const isOne = isAlone({ event, scope });
  const written = isOne
    ? deleteUnlessChanged({
        event,
        send: (base) => around.perform(deleteEvent(base)),
        inTheWay: eventInTheWay,
      })
    : loadRepeating().then(({ deleteOccurrences }) =>
        deleteOccurrences(around, event, scope, seen),
      );
  return around.remember(isOne ? event.id : (event.seriesId ?? ''), written);
}

async function restore(around: Around, { event, deletion }: RestoreCommand): Promise<Written> {
  if (!deletion) return around.remember(event.id, around.perform(restoreEvent(event)));
  around.dispatch(requireSameLog(deletion.seen.epoch));
  const { restoreSeries } = await loadRepeating();
  return around.remember(event.seriesId ?? '', around.perform(restoreSeries(event, deletion)));
}

async function takeOrGive(command: ClaimCommand, around: Around): Promise<Written> {
  const { takeOn, giveBack } = await loadRepeating();
  return command.kind === 'claim'
    ? takeOn(around, command.event, command.id)
    : giveBack(around, command.event);
}
