import type { FamilyTable } from '../database/tables/FamilyTable.js';
import type { FamilyWrite } from './FamilyWrite.js';

/**
 * A change that the passing of time alone makes to a family, as the end of its trial. The writer
 * makes it inside the family's lock before anything else is written, as a change of its own.
 */
export abstract class DueChange {
  abstract isDue(family: FamilyTable): boolean;

  /** Writes the change and records it; afterwards it is not due any more. */
  abstract apply(write: FamilyWrite): Promise<void>;
}
