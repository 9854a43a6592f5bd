import { within } from '../../api/within';
import { isEnrolled } from '../../sync/push/enrolment';
import { closeQueue } from '../../sync/waiting/carryOut';
import { askBeforeLeaving } from '../../sync/waiting/askBeforeLeaving';
import { rememberSignedIn } from './sessionHint';

/** Time for the database to be emptied, and for the browser's push service to be told, ms. */
const FORGETTING_MS = 5_000;
const UNSUBSCRIBING_MS = 2_000;

/**
 * What follows the end of a session by its person's own word: this device keeps nothing of them, takes none
 * of their notifications, and loads a page anew, so that nothing stays in memory either.
 * @param forget deletes what the device keeps
 */
export async function leaveDevice(forget: () => Promise<void>, address: string): Promise<void> {
  rememberSignedIn(false);
  askBeforeLeaving(false);
  // Whatever hangs, the page goes: what could not be deleted goes with the next visit.
  await within(FORGETTING_MS, closeQueue().then(forget), undefined);
  if (isEnrolled()) await within(UNSUBSCRIBING_MS, endSubscription(), undefined);
  showNothingAgain();
  window.location.assign(address);
}

/** Back may bring a page as it was left: that of somebody who has left is empty, and loads itself anew. */
function showNothingAgain(): void {
  window.addEventListener('pagehide', () => (document.body.hidden = true));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

/** The server has sent its last notification here; the browser forgets its subscription, too. */
async function endSubscription(): Promise<void> {
  try {
    const subscription = await import('../../sync/push/subscription');
    await subscription.endSubscription();
  } catch {
    // Its code did not come: the server sends nothing to the device of a session that has ended.
  }
}
