import { clockText } from '@kinday/contracts/clockText';
import { shortDate } from '@kinday/contracts/dateText';
import { IMPORT_FATES, type ImportedEntry, type ImportPreview } from '@kinday/contracts/imports';
import type { Clock } from '@kinday/contracts/preferences';
import { useClock } from '../../../sync/usePreferences';
import * as messages from '../messages';
import { LeftOutList } from './LeftOutList';
import './importLists.css';

const SUMMARIES = {
  new: messages.newOnes,
  changed: messages.changedOnes,
  same: messages.sameOnes,
} as const;

/** What becomes of each entry of a file, behind how many there are of each. */
export function PreviewLists({ preview }: { preview: ImportPreview }) {
  const { counts, entries, leftOut, besidePast } = preview;
  const clock = useClock();
  return (
    <div className="kd-import-lists">
      {IMPORT_FATES.filter((fate) => counts[fate] > 0).map((fate) => {
        const named = entries.filter((entry) => entry.fate === fate);
        return (
          <details key={fate} className="kd-import-list" open={fate !== 'same'}>
            <summary>{SUMMARIES[fate](counts[fate])}</summary>
            {fate === 'changed' && <p>{messages.changedMeans}</p>}
            {fate === 'new' && besidePast > 0 && <p>{messages.besidePast(besidePast)}</p>}
            <ul>
              {named.map((entry, index) => (
                // A file may hold two that look the same, and none is ever taken from the list.
                <li key={index}>
                  <span className="kd-import-list__title">{entry.title}</span>
                  <span className="kd-import-list__about">{whenText(entry, clock)}</span>
                </li>
              ))}
              {counts[fate] > named.length && (
                <li>{messages.andMore(counts[fate] - named.length)}</li>
              )}
            </ul>
          </details>
        );
      })}
      <LeftOutList leftOut={leftOut} count={counts.leftOut} />
    </div>
  );
}

function whenText({ date, startTime, repeats }: ImportedEntry, clock: Clock): string {
  const day = shortDate(date);
  const when = startTime ? messages.dayAndHour(day, clockText(startTime, clock)) : day;
  return repeats ? messages.repeatsFrom(when) : when;
}
