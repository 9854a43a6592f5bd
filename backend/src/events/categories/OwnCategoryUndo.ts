import { Injectable } from '@nestjs/common';
import type { Member } from '@kinday/contracts/member';
import { canManageFamily } from '@kinday/contracts/policies';
import { forbidden } from '../../common/problem.js';
import { ownCategoryLimit } from '../../plans/planLimits.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { isCategoryAsLeft, type EditOf } from '../../sync/undoableEdits.js';
import { OwnCategoryRepository } from './ownCategory.repository.js';
import { requireFreeName } from './requireFreeName.js';
import * as commonMessages from '../../common/messages.js';

/** Takes back an edit of one of the family's own categories. */
@Injectable()
export class OwnCategoryUndo {
  constructor(private readonly categories: OwnCategoryRepository) {}

  /**
   * One that was deleted is there again on any plan, as long as there is room for it.
   * @returns false when the category was changed since
   */
  async undo(write: FamilyWrite, actor: Member, edit: EditOf<'ownCategories'>): Promise<boolean> {
    const all = await this.categories.list(write.transaction, write.family.id);
    const now = all.find(({ id }) => id === edit.id);
    if (!now || !isCategoryAsLeft(edit, now)) return false;
    if (!canManageFamily(actor)) {
      throw forbidden('not_owner', commonMessages.onlyOwner);
    }
    const before = edit.was ? { ...now, ...edit.was } : { ...now, isDeleted: true };
    if (!before.isDeleted) requireFreeName(all, now.id, before.name);
    if (now.isDeleted && !before.isDeleted) {
      const living = all.filter(({ isDeleted }) => !isDeleted).length;
      const refusal = ownCategoryLimit('premium', living);
      if (refusal) throw refusal;
    }
    await this.categories.update(write, before, now);
    return true;
  }
}
