import type { Event } from '@kinday/contracts/event';
import { useEffect, useState } from 'react';
import { listenToChanges } from '../../sync/changeFeed';

/** What became of an event since it was opened: its latest form, and whether it is still there. */
export function useEventFate(opened: Event): { latest: Event; isGone: boolean } {
  const [fate, setFate] = useState({ latest: opened, isGone: false });

  useEffect(
    () =>
      listenToChanges(({ edits }) => {
        for (const edit of edits) {
          if (edit.collection !== 'events') continue;
          if (edit.op === 'put' && edit.record.id === opened.id) {
            setFate({ latest: edit.record, isGone: false });
          } else if (edit.op === 'remove' && edit.id === opened.id) {
            setFate(({ latest }) => ({ latest, isGone: true }));
          }
        }
      }),
    [opened.id],
  );

  return fate;
}
