import type { ImportPreview } from '@kinday/contracts/imports';
import { useSyncExternalStore } from 'react';
import { UNTRACKED } from '../../../api/api';
import { errorMessage, withoutStatus } from '../../../api/apiError';
import { importsApi } from '../../../api/importsApi';
import { undoRefusedText } from '../../../product/undoText';
import { followWritten } from '../../../sync/perform';
import { useSyncDispatch } from '../../../sync/syncState';
import { forgetRevision, rememberRevision } from '../../../sync/ownChanges';
import { announce } from '../../../ui/announce';
import { useToast } from '../../../ui/toast/useToast';
import * as uiMessages from '../../../ui/messages';
import * as messages from '../messages';
import {
  changeImportJob,
  importJob,
  setImportJob,
  subscribeToImportJob,
  type ImportJob,
  type ImportStage,
} from './importJob';
import { quarterOf } from './quarterOf';

const { previewImport, importFile, undoImport } = importsApi.endpoints;

/** Puts a stage in the place of one, unless the person left that one meanwhile. */
function advance<S extends ImportStage>(from: ImportStage, stage: S): S {
  if (importJob()?.stage === from) changeImportJob({ stage });
  return stage;
}

/** Stages whose undo is not answered yet: a second press asks nothing. */
const undone = new WeakSet<ImportStage>();

/** Stands in a dialog, where the status says nothing. */
const problemOf = (error: unknown) =>
  withoutStatus(errorMessage(error, messages.importedOnceOnline));

/** What is to be read: a file, for a calendar; of an archive perhaps a choice. */
type Wanted = Pick<ImportJob, 'file' | 'familyId'> &
  Partial<Pick<ImportJob, 'reminders' | 'calendars' | 'chosen'>>;

export type ImportCommands = ReturnType<typeof useImport>;

/** The file that is taken in, and what a person does with it. */
export function useImport(userId: string) {
  const job = useSyncExternalStore(subscribeToImportJob, importJob);
  const dispatch = useSyncDispatch();
  const toast = useToast();

  /**
   * Reads a file and opens the dialog that shows what it brings to a calendar; of an archive that has
   * several, which of them go in is asked first.
   */
  async function read(wanted: Wanted) {
    const { file, familyId, reminders = false, calendars = null, chosen = null } = wanted;
    const reading = { name: 'reading' } as const;
    const next = { file, familyId, reminders, calendars, chosen, isOpen: true };
    setImportJob({ ...next, stage: reading });
    const { data: preview, error } = await dispatch(
      previewImport.initiate({ file, familyId, calendars: chosen }, UNTRACKED),
    );
    const found = preview?.calendars ?? [];
    if (preview && calendars === null && found.length > 1) {
      if (importJob()?.stage !== reading) return;
      const readable = found.filter(({ problem }) => problem === null).map(({ index }) => index);
      const stage = { name: 'choosing', preview } as const;
      changeImportJob({ stage, calendars: found, chosen: readable });
    } else if (preview) advance(reading, { name: 'previewed', preview });
    else advance(reading, { name: 'failed', problem: problemOf(error), preview: null });
  }

  /** Goes on with the calendars that are chosen. What they bring is known where these are all of them. */
  function goOn({ stage, ...wanted }: ImportJob) {
    if (stage.name !== 'choosing' || wanted.chosen?.length === 0) return;
    const readable = wanted.calendars?.filter(({ problem }) => problem === null).length;
    if (wanted.chosen?.length !== readable) return void read(wanted);
    advance(stage, { name: 'previewed', preview: stage.preview });
  }

  async function goIn(
    { file, familyId, reminders, chosen, stage }: ImportJob,
    preview: ImportPreview,
  ) {
    let going = advance(stage, { name: 'going', preview, done: 0, total: 0 });
    const onProgress = (done: number, total: number) => {
      const before = quarterOf(going);
      going = advance(going, { ...going, done, total });
      const now = quarterOf(going);
      // The open dialog tells it itself.
      if (now > before && !importJob()?.isOpen) announce(messages.progressTold(now * 25));
    };
    const { data: result, error } = await dispatch(
      importFile.initiate({ file, familyId, reminders, calendars: chosen, onProgress }, UNTRACKED),
    );
    const problem = problemOf(error);
    advance(
      going,
      result
        ? { name: 'done', preview, result, undone: null }
        : { name: 'failed', problem, preview },
    );
    const revision = result?.revision ?? null;
    if (revision !== null) {
      rememberRevision({ familyId, userId, title: file.name }, revision);
      dispatch(followWritten(familyId, { revision, change: null }));
    }
    const ended = importJob();
    if (!ended || ended.isOpen) return;
    if (!result) {
      toast({ variant: 'destructive', title: messages.importFailed, description: problem });
    } else {
      const { new: isNew, changed } = result.counts;
      const action = { label: uiMessages.undo, onClick: () => void undo(ended) };
      toast({
        title: revision === null ? messages.nothingImported : messages.imported,
        description: messages.eventsIn(isNew, changed),
        ...(revision !== null && { action }),
      });
    }
  }

  async function undo({ familyId, stage }: ImportJob) {
    const revision = stage.name === 'done' ? stage.result.revision : null;
    if (stage.name !== 'done' || revision === null || undone.has(stage)) return;
    undone.add(stage);
    const { data, error } = await dispatch(undoImport.initiate({ familyId, revision }, UNTRACKED));
    undone.delete(stage);
    if (!data) return toast(undoRefusedText(errorMessage(error)));
    forgetRevision(familyId, revision);
    dispatch(followWritten(familyId, { revision: data.revision, change: null }));
    const description = data.message ?? messages.asBeforeImport;
    advance(stage, { ...stage, undone: description });
    toast({ title: messages.importUndone, description });
  }

  return {
    job,
    read,
    goOn,
    goIn,
    tryAgain: (failed: ImportJob) => {
      const { stage } = failed;
      if (stage.name !== 'failed') return;
      void (stage.preview ? goIn(failed, stage.preview) : read(failed));
    },
    undo,
    choose: (chosen: readonly number[]) => changeImportJob({ chosen }),
    takeAlarms: (reminders: boolean) => changeImportJob({ reminders }),
    open: () => changeImportJob({ isOpen: true }),
    /** What goes in goes on; all else is over. */
    close: () => {
      if (job?.stage.name === 'going') changeImportJob({ isOpen: false });
      else setImportJob(null);
    },
  };
}
