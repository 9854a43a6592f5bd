import type { NodePresence } from './BusMessage.js';

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

/** What several nodes know of a family, as one; a person with two tabs counts once. */
export function mergePresence(familyId: string, nodes: readonly NodePresence[]): NodePresence {
  const events = distinct(nodes.flatMap(({ editing }) => Object.keys(editing)));
  return {
    familyId,
    online: distinct(nodes.flatMap(({ online }) => online)),
    editing: Object.fromEntries(
      events.map((id) => [id, distinct(nodes.flatMap(({ editing }) => editing[id] ?? []))]),
    ),
  };
}
