import type { Event } from '@kinday/contracts/event';
import { useEffect, useState } from 'react';
import { listenToChanges } from '../../sync/changeListeners';

/** What became of an event since it was opened: its latest form, and whether it is still there. */
export function useLatestEvent(opened: Event): { latest: Event; isDeleted: boolean } {
  const [now, setNow] = useState({ latest: opened, isDeleted: false });

  useEffect(
    () =>
      listenToChanges(({ edits }) => {
        for (const edit of edits) {
          if (edit.collection !== 'events') continue;
          if (edit.op === 'put' && edit.record.id === opened.id) {
            setNow({ latest: edit.record, isDeleted: false });
          } else if (edit.op === 'remove' && edit.id === opened.id) {
            setNow(({ latest }) => ({ latest, isDeleted: true }));
          }
        }
      }),
    [opened.id],
  );

  return now;
}
