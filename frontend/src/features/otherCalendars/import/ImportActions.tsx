import { BusyButton } from '../../../ui/BusyButton';
import { Button } from '../../../ui/Button';
import * as uiMessages from '../../../ui/messages';
import * as messages from '../messages';
import type { ImportJob } from './importJob';
import { bringsEvents } from './dayToView';
import type { ImportCommands } from './useImport';

interface ImportActionsProps {
  job: ImportJob;
  commands: ImportCommands;
  onView: () => void;
}

/** What can be done at each stage. The last button stays the same one, so that it keeps the focus. */
export function ImportActions({ job, commands, onView }: ImportActionsProps) {
  const { stage } = job;
  const next = nextStep(job, commands);
  const cannotGoOn = stage.name === 'choosing' && job.chosen?.length === 0;
  // What has nothing to bring is not broken off.
  const bringsNothing = stage.name === 'previewed' && next === null;
  const isIn = stage.name === 'done' && stage.result.revision !== null && stage.undone === null;
  return (
    <>
      {stage.name !== 'done' && (
        <Button onClick={commands.close}>
          {stage.name === 'going' || bringsNothing ? uiMessages.close : uiMessages.cancel}
        </Button>
      )}
      {isIn && <Button onClick={() => void commands.undo(job)}>{uiMessages.undo}</Button>}
      {isIn && bringsEvents(stage.preview) && <Button onClick={onView}>{messages.view}</Button>}
      {next && (
        <BusyButton
          busy={stage.name === 'going'}
          busyLabel={messages.importing}
          aria-disabled={cannotGoOn || undefined}
          onClick={next.take}
        >
          {next.label}
        </BusyButton>
      )}
    </>
  );
}

interface NextStep {
  label: string;
  take: () => void;
}

/** What the button does that leads on; null where nothing does. */
function nextStep(job: ImportJob, commands: ImportCommands): NextStep | null {
  const { stage } = job;
  switch (stage.name) {
    case 'reading':
      return null;
    case 'choosing':
      return { label: messages.goOn, take: () => commands.goOn(job) };
    case 'previewed': {
      const { preview } = stage;
      const count = preview.counts.new + preview.counts.changed;
      const take = () => void commands.goIn(job, preview);
      return count === 0 ? null : { label: messages.importCount(count), take };
    }
    case 'going':
      return { label: messages.importing, take: () => undefined };
    case 'done':
      return { label: messages.done, take: commands.close };
    case 'failed':
      return { label: uiMessages.tryAgain, take: () => commands.tryAgain(job) };
  }
}
