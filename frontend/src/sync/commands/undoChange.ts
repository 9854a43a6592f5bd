import { eventsApi } from '../../api/eventsApi';
import type { Written } from '../../api/written';
import { inverseOfChange } from '../inverses';
import { forgetRevision, isNoOwnChange } from '../ownChanges';
import { sending } from '../perform';
import type { Around } from './around';

/**
 * Undoes a change of the user's own, as the server does it: the whole change and nothing else. Shown at
 * once where this tab made the change. Rejects with an ApiError, as when somebody changed the event since.
 */
export async function undoChange(
  { perform }: Pick<Around, 'perform'>,
  familyId: string,
  revision: number,
): Promise<Written> {
  const send = sending(eventsApi.endpoints.undoChange, { familyId, revision });
  const written = await perform({ familyId, shown: inverseOfChange(familyId, revision), send });
  forgetRevision(familyId, revision);
  if (written.change) isNoOwnChange(familyId, written.change.revision);
  return written;
}
