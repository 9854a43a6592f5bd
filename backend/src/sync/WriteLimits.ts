import type { FamilyWrite } from './FamilyWrite.js';

/**
 * What a calendar may hold. The writer asks for it inside the family's lock, once a write has done its
 * work and before it is committed: no way of writing goes past it.
 */
export abstract class WriteLimits {
  /** Throws 400 or 403 where what the write did must not be kept; all of it is rolled back then. */
  abstract check(write: FamilyWrite): Promise<void>;
}
