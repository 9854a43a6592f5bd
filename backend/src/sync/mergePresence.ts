import type { Editors } from '@kinday/contracts/socket';
import type { NodePresence } from './BusMessage.js';

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

/** What several nodes know of a family, as one; a person with two tabs counts once. */
export function mergePresence(familyId: string, nodes: readonly NodePresence[]): NodePresence {
  const occurrences = mergeEditors(nodes.map((node) => node.occurrences ?? {}));
  return {
    familyId,
    online: distinct(nodes.flatMap(({ online }) => online)),
    editing: mergeEditors(nodes.map(({ editing }) => editing)),
    ...(Object.keys(occurrences).length > 0 && { occurrences }),
  };
}

function mergeEditors(nodes: readonly Editors[]): Editors {
  const ids = distinct(nodes.flatMap((editors) => Object.keys(editors)));
  return Object.fromEntries(
    ids.map((id) => [id, distinct(nodes.flatMap((editors) => editors[id] ?? []))]),
  );
}
