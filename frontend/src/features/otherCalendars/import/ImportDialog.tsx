import type { Calendar } from '@kinday/contracts/family';
import { Dialog } from '../../../ui/Dialog';
import { useIsPhone } from '../../../ui/useIsPhone';
import * as messages from '../messages';
import { CalendarChoice } from './CalendarChoice';
import { ImportActions } from './ImportActions';
import { ImportChoices } from './ImportChoices';
import type { ImportJob } from './importJob';
import { ImportState } from './ImportState';
import { PreviewLists } from './PreviewLists';
import type { ImportCommands } from './useImport';
import './importDialog.css';

interface ImportDialogProps {
  job: ImportJob;
  commands: ImportCommands;
  /** The user's calendars, any of which the file may go into. */
  calendars: readonly Calendar[];
  /** Shows the day of the first event that came in. */
  onView: (job: ImportJob) => void;
}

/** What a file brings; then how it goes in, and what became of it. */
export function ImportDialog({ job, commands, calendars, onView }: ImportDialogProps) {
  const { file, stage } = job;
  const isPhone = useIsPhone();
  return (
    <Dialog
      title={messages.importTitles[stage.name]}
      text={file.name}
      className="kd-import-dialog"
      fullScreen={isPhone}
      coversFoot
      onClose={commands.close}
      actions={<ImportActions job={job} commands={commands} onView={() => onView(job)} />}
    >
      <div className="kd-dialog__content">
        <ImportState stage={stage} />
        {stage.name === 'choosing' && <CalendarChoice job={job} onChoose={commands.choose} />}
        {stage.name === 'previewed' && (
          <>
            <ImportChoices
              job={job}
              alarms={stage.preview.alarms}
              calendars={calendars}
              commands={commands}
            />
            <PreviewLists preview={stage.preview} />
          </>
        )}
      </div>
    </Dialog>
  );
}
