import type { Event } from '@kinday/contracts/event';
import type { ShownFamily } from '../../sync/useFamily';

/** Members may edit and delete what they added, the owner everything. */
export function mayEdit(event: Event, { me, isOwner }: ShownFamily): boolean {
  return isOwner || event.creatorId === me.id;
}
