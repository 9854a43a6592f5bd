import { randomInt } from 'node:crypto';
import { INVITE_CODE_LENGTH } from '@kinday/contracts/product';
import type { EntityManager } from 'typeorm';
import { FamilyTable } from '../database/tables/FamilyTable.js';

/** Letters and digits that nobody mistakes for one another. */
const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An invite code that no family has. */
export async function newInviteCode(manager: EntityManager): Promise<string> {
  for (;;) {
    const code = Array.from(
      { length: INVITE_CODE_LENGTH },
      () => SYMBOLS[randomInt(SYMBOLS.length)],
    );
    const inviteCode = code.join('');
    if (!(await manager.existsBy(FamilyTable, { inviteCode }))) return inviteCode;
  }
}
