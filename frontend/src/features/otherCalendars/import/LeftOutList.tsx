import type { LeftOut } from '@kinday/contracts/imports';
import * as messages from '../messages';
import './importLists.css';

interface LeftOutListProps {
  leftOut: readonly LeftOut[];
  /** How many there are, of which some are named. */
  count?: number;
}

/** What does not come in, and why; nothing where all does. */
export function LeftOutList({ leftOut, count = leftOut.length }: LeftOutListProps) {
  if (count === 0) return null;
  return (
    <details className="kd-import-list">
      <summary>{messages.leftOutOnes(count)}</summary>
      <ul>
        {leftOut.map(({ title, line, reason }, index) => (
          // Two may have one title and one reason, and none is ever taken from the list.
          <li key={index}>
            <span className="kd-import-list__title">{title}</span>
            <span className="kd-import-list__about">
              {line === null ? reason : messages.reasonAtLine(reason, line)}
            </span>
          </li>
        ))}
        {count > leftOut.length && <li>{messages.andMore(count - leftOut.length)}</li>}
      </ul>
    </details>
  );
}
