import type { Event } from '@kinday/contracts/event';
import { isOccurrence } from '@kinday/contracts/series';
import { asTold, shownIn } from '@kinday/contracts/shownIn';
import { useMemo } from 'react';
import { asApiError, errorMessage, type ApiError } from '../../api/apiError';
import { newId } from '../../api/newId';
import type { Written } from '../../api/written';
import { standsAt, type EventSlot } from '../../product/eventSlot';
import { undoneText, undoRefusedText, waitsText } from '../../product/undoText';
import { carryOutOwn } from '../../sync/carryOutOwn';
import type { EventCommand, Scope, WantedEvent } from '../../sync/commands/eventCommand';
import { EditConflict, type MergedUpdate } from '../../sync/commands/writeWithMerge';
import type { OwnChange } from '../../sync/ownChanges';
import { useSyncDispatch } from '../../sync/syncState';
import { undoLastChange, undoOwnChange, type Undone } from '../../sync/undoChanges';
import type { ShownFamily } from '../../sync/useFamily';
import { useKeeps } from '../../sync/useKeeps';
import { useClock } from '../../sync/usePreferences';
import type { ToastContent } from '../../ui/toast/toastStore';
import { useToast } from '../../ui/toast/useToast';
import { movedFields } from './movedFields';
import { movedText } from './movedText';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

/** How saving ended: done, refused, or somebody else changed the same. */
export type SaveResult = 'saved' | ApiError | EditConflict;

/** What a toast says of a command that is done. */
type Told = Pick<ToastContent, 'title' | 'description'>;

const CREATED: Told = {
  title: messages.eventCreated,
  description: messages.yourEventHasBeenAdded,
};
const UPDATED: Told = {
  title: messages.eventUpdated,
  description: messages.yourChangesHaveBeenSaved,
};

/** Occurrences that are being taken on: whoever presses again before that is seen, means the same. */
const beingTaken = new Set<string>();

/**
 * Everything a person can do to an event, be it as it is told or as it is shown: what is written is told
 * in its own zone. Each command shows its result at once, sends it, says how it went, and can be undone.
 */
export function useEventCommands(shown: ShownFamily) {
  const dispatch = useSyncDispatch();
  const toast = useToast();
  const clock = useClock();
  const keeps = useKeeps();

  return useMemo(() => {
    const { family, me, members } = shown;

    async function undo(asked: Promise<Undone>) {
      try {
        const undone = await asked;
        if (undone) toast(undoneText(undone, keeps));
      } catch (error) {
        toast(undoRefusedText(errorMessage(error)));
      }
    }

    /** Says how a command went, with the button that undoes it. */
    function tell(told: Told, change: OwnChange | undefined) {
      const onClick = () => change && void undo(dispatch(undoOwnChange(change, me)));
      toast({ ...told, action: { label: uiMessages.undo, onClick } });
    }

    const whenSent = ({ title }: Told): Told => ({ title, description: waitsText(keeps) });

    function tellFailure(title: string, error: unknown) {
      const description =
        error instanceof EditConflict
          ? messages.somebodyChangedItMeanwhile
          : errorMessage(error) || uiMessages.pleaseTryAgain;
      toast({ variant: 'destructive', title, description });
    }

    const run = (command: EventCommand) => dispatch(carryOutOwn(command, family.id, me));

    /**
     * Runs a command and says how it went.
     * @param done what is said, by what was written; null while it waits
     */
    async function runUndoable(
      command: EventCommand,
      done: (written: Written | null) => Told | Promise<Told>,
      failed: string,
    ) {
      try {
        const { outcome, change } = await run(command);
        const isWaiting = outcome.kind === 'waits';
        tell(isWaiting ? whenSent(await done(null)) : await done(outcome.written), change);
      } catch (error) {
        tellFailure(failed, error);
      }
    }

    /** What is said of a change of others that was kept; its code is loaded when there is one. */
    async function textOfKept(
      event: Event,
      written: Written | MergedUpdate,
      done: 'saved' | 'deleted',
    ): Promise<string | null> {
      if (!('kept' in written) || written.kept.length === 0) return null;
      const code = await import('./keptText').catch(() => null);
      return code && code.keptText(done, event, written, members, me.id);
    }

    const takeOrGive = (command: EventCommand, description: string) =>
      runUndoable(command, () => ({ ...UPDATED, description }), messages.failedToUpdateEvent);

    return {
      /**
       * Saves what the event dialog holds.
       * @param event the event as it was when editing began; null to add one
       * @param id the id that a new event or series gets: the same for every try, so that a retry
       *   finds what the first one stored
       */
      async save(wanted: WantedEvent, event: Event | null, id: string): Promise<SaveResult> {
        try {
          const { outcome, change } = await run({ kind: 'save', event, wanted, id });
          const told = event ? UPDATED : CREATED;
          if (outcome.kind === 'waits') tell(whenSent(told), change);
          else if (!event) toast(told);
          else {
            const kept = await textOfKept(event, outcome.written, 'saved');
            toast(kept ? { ...told, description: kept } : told);
          }
          return 'saved';
        } catch (error) {
          if (error instanceof EditConflict) return error;
          tellFailure(event ? messages.failedToUpdateEvent : messages.failedToCreateEvent, error);
          return asApiError(error);
        }
      },
      /** Gives an event another slot: day, hours, people; of one that repeats, what `scope` says. */
      async move(shownEvent: Event, slot: EventSlot, scope: Scope = 'this'): Promise<void> {
        const [event, before] = [asTold(shownEvent), shownIn(shownEvent, family.zone)];
        if (standsAt(before, slot)) return;
        const wanted = { fields: movedFields(event, slot, family.zone), scope };
        const now = shownIn({ ...event, ...wanted.fields }, family.zone);
        const description = movedText(before, now, members, clock);
        await runUndoable(
          { kind: 'save', event, wanted, id: newId() },
          () => ({ ...UPDATED, description }),
          messages.failedToUpdateEvent,
        );
      },
      /** Deletes an event at once; of one that repeats, what `scope` says. */
      async delete(event: Event, scope: Scope = 'this'): Promise<void> {
        const removed = scope === 'this' ? messages.eventRemoved : messages.eventsRemoved;
        await runUndoable(
          { kind: 'delete', event: asTold(event), scope },
          async (written) => ({
            title: messages.eventDeleted,
            description: (written && (await textOfKept(event, written, 'deleted'))) ?? removed,
          }),
          messages.failedToDeleteEvent,
        );
      },
      /** Takes on what an event asks for. */
      async claim(event: Event): Promise<void> {
        if (beingTaken.has(event.id)) return;
        if (isOccurrence(event)) beingTaken.add(event.id);
        const command = { kind: 'claim', event: asTold(event), id: newId() } as const;
        await takeOrGive(command, messages.youDo(event.title)).finally(() =>
          beingTaken.delete(event.id),
        );
      },
      /** Gives back what somebody had taken on. */
      release: (event: Event) =>
        takeOrGive({ kind: 'release', event: asTold(event) }, messages.nobodyDoesNow(event.title)),
      /** Undoes the last command of this tab. */
      undoLast: () => void undo(dispatch(undoLastChange(family.id, me))),
    };
  }, [dispatch, toast, shown, clock, keeps]);
}

export type EventCommands = ReturnType<typeof useEventCommands>;
