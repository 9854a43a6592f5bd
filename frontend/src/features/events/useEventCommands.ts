import type { Change } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { asTold, shownIn } from '@kinday/contracts/shownIn';
import { useMemo } from 'react';
import { asApiError, errorMessage, type ApiError } from '../../api/apiError';
import { newId } from '../../api/newId';
import { standsAt, type EventSlot } from '../../product/eventSlot';
import { undoRefusedText, undoText } from '../../product/undoText';
import type { Around } from '../../sync/commands/around';
import {
  titleOf,
  type EventCommand,
  type Scope,
  type WantedEvent,
} from '../../sync/commands/eventCommand';
import { runCommand } from '../../sync/commands/runCommand';
import { EditConflict } from '../../sync/commands/writeWithMerge';
import { perform } from '../../sync/perform';
import { useSyncDispatch } from '../../sync/syncState';
import { rememberWrite, type OwnChange } from '../../sync/ownChanges';
import { undoLastChange, undoOwnChange } from '../../sync/undoChanges';
import { useClock } from '../../sync/usePreferences';
import type { ShownFamily } from '../../sync/useFamily';
import { useToast } from '../../ui/toast/useToast';
import { movedFields } from './movedFields';
import { movedText } from './movedText';
import { savedText } from './savedText';
import type { ToastContent } from '../../ui/toast/toastStore';
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

    function tellFailure(title: string, error: unknown) {
      const description =
        error instanceof EditConflict
          ? messages.somebodyChangedItMeanwhile
          : errorMessage(error) || uiMessages.pleaseTryAgain;
      toast({ variant: 'destructive', title, description });
    }

    /** Runs a command; the changes that it makes are added to `own` from the moment they are sent. */
    function run(command: EventCommand, own: OwnChange[] = []) {
      const title = titleOf(command);
      const remember: Around['remember'] = (eventId, written) => {
        own.push(rememberWrite({ ...author, eventId, title }, written));
        return written;
      };
      const key = newId();
      const performHere: Around['perform'] = (write) => dispatch(perform(write, key));
      const around = { familyId: family.id, me, dispatch, perform: performHere, remember, key };
      return runCommand(command, around);
    }

    /** Runs a command and says how it went, with the button that undoes it. */
    async function runUndoable(command: EventCommand, done: Told, failed: string) {
      const own: OwnChange[] = [];
      try {
        await run(command, own);
        const [change] = own;
        const onClick = () => change && void undo(dispatch(undoOwnChange(change)));
        toast({ ...done, action: { label: uiMessages.undo, onClick } });
      } catch (error) {
        tellFailure(failed, error);
      }
    }

    const takeOrGive = (command: EventCommand, description: string) =>
      runUndoable(
        command,
        { title: messages.eventUpdated, description },
        messages.failedToUpdateEvent,
      );

    return {
      /**
       * Saves what the event dialog holds.
       * @param event the event as it was when editing began; null to add one
       * @param id the id that a new event or series gets: the same for every try, so that a retry
       *   finds what the first one stored
       */
      async save(wanted: WantedEvent, event: Event | null, id: string): Promise<SaveResult> {
        try {
          const written = await run({ kind: 'save', event, wanted, id });
          const description = event && savedText(event, written, members, me.id);
          toast(description ? { title: messages.eventUpdated, description } : CREATED);
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
          { title: messages.eventUpdated, description },
          messages.failedToUpdateEvent,
        );
      },
      /** Deletes an event at once; of one that repeats, what `scope` says. */
      async delete(event: Event, scope: Scope = 'this'): Promise<void> {
        const description = scope === 'this' ? messages.eventRemoved : messages.eventsRemoved;
        await runUndoable(
          { kind: 'delete', event: asTold(event), scope },
          { title: messages.eventDeleted, description },
          messages.failedToDeleteEvent,
        );
      },
      /** Takes on what an event asks for. */
      claim: (event: Event) =>
        takeOrGive(
          { kind: 'claim', event: asTold(event), id: newId() },
          messages.youDo(event.title),
        ),
      /** Gives back what somebody had taken on. */
      release: (event: Event) =>
        takeOrGive({ kind: 'release', event: asTold(event) }, messages.nobodyDoesNow(event.title)),
      /** Undoes the last command of this tab. */
      undoLast: () => void undo(dispatch(undoLastChange(author))),
    };
  }, [dispatch, toast, shown, clock]);
}

export type EventCommands = ReturnType<typeof useEventCommands>;
