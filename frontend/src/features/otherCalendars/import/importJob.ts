import type { ImportedCalendar, ImportPreview, ImportResult } from '@kinday/contracts/imports';

/** How far the file is. */
export type ImportStage =
  | { name: 'reading' }
  /** It is an archive of several calendars, of which the person chooses. */
  | { name: 'choosing'; preview: ImportPreview }
  | { name: 'previewed'; preview: ImportPreview }
  | { name: 'going'; preview: ImportPreview; done: number; total: number }
  /** `undone` is what became of it when it was taken back. */
  | { name: 'done'; preview: ImportPreview; result: ImportResult; undone: string | null }
  /** It stopped: while it was read, or, with a preview, while it went in. */
  | { name: 'failed'; problem: string; preview: ImportPreview | null };

/** The file that this tab takes in. */
export interface ImportJob {
  file: File;
  familyId: string;
  /** The calendars of an archive that has several; null for one calendar. */
  calendars: readonly ImportedCalendar[] | null;
  /** Which of them go in; null for all. */
  chosen: readonly number[] | null;
  /** Whether its alarms become the user's reminders. */
  reminders: boolean;
  stage: ImportStage;
  /** Whether its dialog is open; a file goes in without it, too. */
  isOpen: boolean;
}

/** One at a time, and longer than the page is open: it goes on while somebody looks at the calendar. */
let job: ImportJob | null = null;
const listeners = new Set<() => void>();

export function importJob(): ImportJob | null {
  return job;
}

export function setImportJob(next: ImportJob | null): void {
  job = next;
  for (const listener of listeners) listener();
}

export function changeImportJob(change: Partial<ImportJob>): void {
  if (job) setImportJob({ ...job, ...change });
}

export function subscribeToImportJob(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
