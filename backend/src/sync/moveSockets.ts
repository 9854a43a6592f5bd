import type { Change } from '@kinday/contracts/change';
import type { RemovalReason } from '@kinday/contracts/socket';
import { familyRoom, userRoom, type LiveServer } from './rooms.js';

/** The rooms of those whose membership some changes end. */
export function roomsOfRemoved(changes: readonly Change[]): string[] {
  return changes.flatMap(({ edits }) =>
    edits.flatMap((edit) =>
      edit.collection === 'members' && edit.op === 'remove' ? userRoom(edit.id) : [],
    ),
  );
}

/**
 * [S4] Moves this node's sockets into a family's room and out of it, as a change says. The sockets of a
 * removed member hear `removed`, and nothing else of the change.
 */
export function moveSockets({ local }: LiveServer, { familyId, actorId, edits }: Change): void {
  const room = familyRoom(familyId);
  const expel = (from: string, reason: RemovalReason) => {
    local.to(from).emit('removed', { familyId, reason });
    local.in(from).socketsLeave(room);
  };
  for (const edit of edits) {
    if (edit.collection === 'members') {
      if (edit.op === 'put') local.in(userRoom(edit.record.id)).socketsJoin(room);
      else expel(userRoom(edit.id), edit.id === actorId ? 'left' : 'removed');
    } else if (edit.collection === 'families' && edit.op === 'remove') {
      expel(room, 'deleted');
    }
  }
}
