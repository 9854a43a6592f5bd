import type { Change } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { isOccurrence } from '@kinday/contracts/series';
import { asTold, shownIn } from '@kinday/contracts/shownIn';
import { useMemo } from 'react';
import { asApiError, errorMessage, type ApiError } from '../../api/apiError';
import { newId } from '../../api/newId';
import type { Written } from '../../api/written';
import { standsAt, type EventSlot } from '../../product/eventSlot';
import { undoRefusedText, undoText } from '../../product/undoText';
import { createEvent, deleteEvent } from '../../sync/optimisticWrites';
import { useSyncDispatch } from '../../sync/syncState';
import {
  rememberWrite,
  undoLastChange,
  undoOwnChange,
  type OwnChange,
} from '../../sync/undoChanges';
import { useClock } from '../../sync/usePreferences';
import type { ShownFamily } from '../../sync/useFamily';
import { useToast } from '../../ui/toast/useToast';
import type { WantedEvent } from './repeating/saveRepeating';
import { isOfSeries, type Scope } from './repeating/scopes';
import { movedFields } from './movedFields';
import { movedText } from './movedText';
import { savedText } from './savedText';
import { EditConflict, eventInTheWay, updateWithMerge } from './updateWithMerge';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

/** How saving ended: done, refused, or somebody else changed the same. */
export type SaveResult = 'saved' | ApiError | EditConflict;

/** What writes series: it is no part of the first screen, and comes ahead with the pieces of the page. */
const loadRepeating = () => import('./repeating/saveRepeating');
export const repeatingCode = { fetchChunk: loadRepeating };

/**
 * Everything a person can do to an event, be it as it is told or as it is shown: what is written is told
 * in its own zone. Each command shows its result at once, sends it, says how it went, and can be undone.
 */
export function useEventCommands(shown: ShownFamily) {
  const dispatch = useSyncDispatch();
  const toast = useToast();
  const clock = useClock();

  return useMemo(() => {
    const { family, me, members } = shown;
    const author = { familyId: family.id, userId: me.id };

    async function undo(undone: Promise<Change | null>) {
      try {
        const change = await undone;
        if (change) toast(undoText(change));
      } catch (error) {
        toast(undoRefusedText(errorMessage(error)));
      }
    }

    /** Says that a write is done, with the button that undoes it. */
    function tellUndoable(title: string, description: string, [change]: readonly OwnChange[]) {
      const onClick = () => change && void undo(dispatch(undoOwnChange(change)));
      toast({ title, description, action: { label: uiMessages.undo, onClick } });
    }

    function tellFailure(title: string, error: unknown) {
      const description =
        error instanceof EditConflict
          ? messages.somebodyChangedItMeanwhile
          : errorMessage(error) || uiMessages.pleaseTryAgain;
      toast({ variant: 'destructive', title, description });
    }

    /** What a command needs, and the changes that it makes. */
    function begin() {
      const own: OwnChange[] = [];
      const remember = <W extends Written>(recordId: string, written: Promise<W>) => {
        own.push(rememberWrite(author, recordId, written));
        return written;
      };
      return { dispatch, shown, own, remember };
    }
    type Command = ReturnType<typeof begin>;

    async function create({ fields, rule }: WantedEvent, id: string) {
      if (rule) {
        const { addRepeating } = await loadRepeating();
        await addRepeating(begin(), fields, rule, id);
      } else await createAlone(fields, id);
      toast({
        title: messages.eventCreated,
        description: messages.yourEventHasBeenAdded,
      });
    }

    async function createAlone(fields: EventFields, id: string) {
      try {
        await begin().remember(id, dispatch(createEvent(family.id, me, fields, id)));
      } catch (error) {
        // An earlier try was stored, though its answer never came: what it stored is changed.
        const stored = eventInTheWay(error);
        if (!stored) throw error;
        await update(begin(), stored, { fields, scope: 'this' }, id);
      }
    }

    async function update(command: Command, event: Event, wanted: WantedEvent, id: string) {
      const { fields, rule } = wanted;
      if (!isOfSeries(event) && !rule) {
        return command.remember(event.id, dispatch(updateWithMerge(event, fields)));
      }
      const { makeRepeating, saveOccurrence } = await loadRepeating();
      return isOfSeries(event)
        ? saveOccurrence(command, event, wanted, id)
        : makeRepeating(command, event, fields, rule ?? '', id);
    }

    async function change(event: Event, wanted: WantedEvent, id: string) {
      const written = await update(begin(), event, wanted, id);
      toast({
        title: messages.eventUpdated,
        description: savedText(event, written, members, me.id),
      });
    }

    async function takeOrGive(event: Event, what: 'claim' | 'release', told: string) {
      const command = begin();
      const recordId = isOccurrence(event) ? event.seriesId : event.id;
      try {
        const written = loadRepeating().then(({ claimOrRelease }) =>
          claimOrRelease(command, asTold(event), what),
        );
        await command.remember(recordId ?? event.id, written);
        tellUndoable(messages.eventUpdated, told, command.own);
      } catch (error) {
        tellFailure(messages.failedToUpdateEvent, error);
      }
    }

    return {
      /**
       * Saves what the event dialog holds.
       * @param event the event as it was when editing began; null to add one
       * @param id the id that a new event or series gets: the same for every try, so that a retry
       *   finds what the first one stored
       */
      async save(wanted: WantedEvent, event: Event | null, id: string): Promise<SaveResult> {
        try {
          await (event ? change(event, wanted, id) : create(wanted, id));
          return 'saved';
        } catch (error) {
          if (error instanceof EditConflict) return error;
          tellFailure(event ? messages.failedToUpdateEvent : messages.failedToCreateEvent, error);
          return asApiError(error);
        }
      },
      /** Gives an event another slot: day, hours, people; of one that repeats, what `scope` says. */
      async move(event: Event, slot: EventSlot, scope: Scope = 'this'): Promise<void> {
        const [told, before] = [asTold(event), shownIn(event, family.zone)];
        if (standsAt(before, slot)) return;
        const wanted = { fields: movedFields(told, slot, family.zone), scope };
        const now = shownIn({ ...told, ...wanted.fields }, family.zone);
        const command = begin();
        try {
          await update(command, told, wanted, newId());
          tellUndoable(messages.eventUpdated, movedText(before, now, members, clock), command.own);
        } catch (error) {
          tellFailure(messages.failedToUpdateEvent, error);
        }
      },
      /** Deletes an event at once; of one that repeats, what `scope` says. */
      async delete(shownEvent: Event, scope: Scope = 'this'): Promise<void> {
        const event = asTold(shownEvent);
        const command = begin();
        const written = isOfSeries(event)
          ? loadRepeating().then(({ deleteOccurrences }) =>
              deleteOccurrences(dispatch, event, scope),
            )
          : dispatch(deleteEvent(event));
        const isAlone = !isOfSeries(event) || (scope === 'this' && !isOccurrence(event));
        try {
          await command.remember(isAlone ? event.id : (event.seriesId ?? ''), written);
          const description = scope === 'this' ? messages.eventRemoved : messages.eventsRemoved;
          tellUndoable(messages.eventDeleted, description, command.own);
        } catch (error) {
          tellFailure(messages.failedToDeleteEvent, error);
        }
      },
      /** Takes on what an event asks for. */
      claim: (event: Event) => takeOrGive(event, 'claim', messages.youDo(event.title)),
      /** Gives back what somebody had taken on. */
      release: (event: Event) => takeOrGive(event, 'release', messages.nobodyDoesNow(event.title)),
      /** Undoes the last command of this tab. */
      undoLast: () => void undo(dispatch(undoLastChange(author))),
    };
  }, [dispatch, toast, shown, clock]);
}

export type EventCommands = ReturnType<typeof useEventCommands>;
