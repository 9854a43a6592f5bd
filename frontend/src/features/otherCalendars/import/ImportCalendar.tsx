import type { Calendar } from '@kinday/contracts/family';
import { LIMITS } from '@kinday/contracts/product';
import { useRef, useState, type DragEvent } from 'react';
import { SettingsSection } from '../../../product/SettingsSection';
import type { ShownFamily } from '../../../sync/useFamily';
import { Button } from '../../../ui/Button';
import { ProgressBar } from '../../../ui/ProgressBar';
import * as messages from '../messages';
import { ImportDialog } from './ImportDialog';
import type { ImportJob } from './importJob';
import { useImport } from './useImport';
import './importCalendar.css';

const MEGABYTES = LIMITS.largeCalendarFileBytes / 1_000_000;

interface ImportCalendarProps {
  shown: ShownFamily;
  calendars: readonly Calendar[];
  onView: (job: ImportJob) => void;
}

/** A calendar file is chosen or dropped here, and goes in behind a dialog. */
export function ImportCalendar({ shown, calendars, onView }: ImportCalendarProps) {
  const commands = useImport(shown.me.id);
  const { job } = commands;
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const going = job?.stage.name === 'going' ? job.stage : null;

  function take(files: FileList | null) {
    const [file] = files ?? [];
    if (!file || job) return;
    const found = problemOf(file, files?.length ?? 0);
    setProblem(found);
    if (!found) void commands.read({ file, familyId: shown.family.id });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <SettingsSection title={messages.importFile} lead={messages.importMeans(shown.family.name)}>
      <div
        className={`kd-import-place${isOver ? ' kd-import-place--over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {going && <ProgressBar label={messages.importing} done={going.done} total={going.total} />}
        <Button
          look="outlined"
          icon="calendar"
          onClick={() => (job ? commands.open() : inputRef.current?.click())}
        >
          {job ? messages.showImport : messages.chooseFile}
        </Button>
        <p>{isOver ? messages.dropIt : messages.orDropIt(MEGABYTES)}</p>
        <input
          ref={inputRef}
          type="file"
          accept=".ics,.ical,.zip,text/calendar,application/zip"
          aria-label={messages.chooseFile}
          hidden
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // The same file can be chosen once more.
            currentTarget.value = '';
          }}
        />
      </div>
      {problem && (
        <p role="alert" className="kd-import-place__problem">
          {problem}
        </p>
      )}
      {job?.isOpen && (
        <ImportDialog job={job} commands={commands} calendars={calendars} onView={onView} />
      )}
    </SettingsSection>
  );
}

/** Why a file is not even sent; null where it may be. */
function problemOf(file: File, count: number): string | null {
  if (count > 1) return messages.oneFile;
  if (file.size > LIMITS.largeCalendarFileBytes) return messages.fileTooLarge(MEGABYTES);
  return file.size === 0 ? messages.fileEmpty : null;
}
