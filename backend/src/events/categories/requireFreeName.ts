import { isSameName, type OwnCategory } from '@kinday/contracts/ownCategory';
import { conflict } from '../../common/problem.js';
import * as messages from '../messages.js';

/** Throws 409 when another category that is not deleted has a name that people would take for this one. */
export function requireFreeName(all: readonly OwnCategory[], id: string, name: string): void {
  const other = all.find(
    (each) => each.id !== id && !each.isDeleted && isSameName(each.name, name),
  );
  if (!other) return;
  throw conflict('category_exists', messages.categoryExists(other.name));
}
