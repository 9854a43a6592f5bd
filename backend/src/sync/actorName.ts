/** The joins that find who made a change, a member or a former one; they need `changes c`. */
export const ACTOR_JOINS = `
  LEFT JOIN members a ON a.family_id = c.family_id AND a.user_id = c.actor_id
  LEFT JOIN users u ON u.id = a.user_id
  LEFT JOIN former_members former
    ON former.family_id = c.family_id AND former.user_id = c.actor_id`;
/** The actor's name; empty when nothing is known of them any more. */
export const ACTOR_NAME = `coalesce(u.name, former.name, '')`;
