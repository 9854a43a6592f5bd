import { ProgressBar } from '../../../ui/ProgressBar';
import * as messages from '../messages';
import type { ImportStage } from './importJob';
import { LeftOutList } from './LeftOutList';
import { quarterOf } from './quarterOf';

/** How far a file is, in words and as a bar; what is new is told to screen readers. */
export function ImportState({ stage }: { stage: ImportStage }) {
  const going = stage.name === 'going' ? stage : null;
  return (
    <>
      {(going || stage.name === 'reading') && (
        <ProgressBar
          label={messages.importTitles[stage.name]}
          done={going?.done ?? 0}
          total={going?.total ?? 0}
        />
      )}
      {going && going.total > 0 && (
        <p className="kd-import__so-far">{messages.soFar(going.done, going.total)}</p>
      )}
      {going && <p className="kd-import__note">{messages.goesOn}</p>}
      <p role="status" className={going ? 'kd-visually-hidden' : undefined}>
        {stateText(stage)}
      </p>
      {stage.name === 'failed' && <p role="alert">{stage.problem}</p>}
      {stage.name === 'done' && <LeftOutList leftOut={stage.result.leftOut} />}
    </>
  );
}

/** The sentence for each stage; while a file goes in it is another one only after each quarter. */
function stateText(stage: ImportStage): string {
  switch (stage.name) {
    case 'reading':
      return messages.readingFile;
    case 'choosing':
      return messages.chooseCalendars;
    case 'previewed': {
      const { counts } = stage.preview;
      if (counts.new + counts.changed > 0) return '';
      if (counts.same === 0) return messages.nothingToImport;
      return nothingNewText(counts.leftOut);
    }
    case 'going':
      return messages.progressTold(quarterOf(stage) * 25);
    case 'done': {
      const { new: isNew, changed, same, leftOut } = stage.result.counts;
      if (stage.undone !== null) return stage.undone;
      if (stage.result.revision === null) return nothingNewText(leftOut);
      return same > 0
        ? messages.eventsInBesideSame(isNew, changed, same)
        : messages.eventsIn(isNew, changed);
    }
    case 'failed':
      return '';
  }
}

/** What is said of a file that changed nothing: what was left out of it is not in the calendar. */
const nothingNewText = (leftOut: number) =>
  leftOut > 0 ? messages.restIsThere : messages.nothingNew;
