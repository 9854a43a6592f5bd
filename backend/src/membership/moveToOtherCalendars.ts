import type { EntityManager } from 'typeorm';

/**
 * Those of some users who are on a family are on another of theirs from now on, the one they came to
 * last, or on none. A calendar that is being deleted at this moment is passed over.
 */
export async function moveToOtherCalendars(
  manager: EntityManager,
  familyId: string,
  userIds: readonly string[],
): Promise<void> {
  await manager.query(
    `UPDATE users u SET current_family_id = (
       SELECT f.id FROM members m JOIN families f ON f.id = m.family_id
       WHERE m.user_id = u.id AND f.id <> $1
       ORDER BY m.created_at DESC LIMIT 1 FOR KEY SHARE OF f SKIP LOCKED)
     WHERE u.id = ANY($2) AND u.current_family_id = $1`,
    [familyId, userIds],
  );
}
