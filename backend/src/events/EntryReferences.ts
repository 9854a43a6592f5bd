import { Injectable } from '@nestjs/common';
import { isSameValue, type EventFields } from '@kinday/contracts/eventFields';
import { MembershipRepository } from '../access/membership.repository.js';
import { badRequest, forbidden } from '../common/problem.js';
import { PLANS } from '@kinday/contracts/product';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { OwnCategoryRepository } from './categories/ownCategory.repository.js';
import * as messages from './messages.js';

type References = Pick<EventFields, 'forIds' | 'ownCategoryId'>;

/** What an event or a series names: it must be there when it is named, inside the family's lock. */
@Injectable()
export class EntryReferences {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly categories: OwnCategoryRepository,
  ) {}

  /**
   * Throws 400 for somebody who is no member and a category that is not there, 403 for a category
   * outside of Premium. What was named before stays as it is.
   */
  async require(write: FamilyWrite, wanted: References, before?: References): Promise<void> {
    const { forIds, ownCategoryId } = wanted;
    if (!before || !isSameValue(before.forIds, forIds)) {
      await this.memberships.requireAll(write.transaction, write.family.id, forIds);
    }
    if (ownCategoryId !== null && ownCategoryId !== before?.ownCategoryId) {
      await this.#requireCategory(write, ownCategoryId);
    }
  }

  async #requireCategory({ transaction, family }: FamilyWrite, id: string): Promise<void> {
    const categories = await this.categories.list(transaction, family.id);
    if (!categories.some((category) => category.id === id && !category.isDeleted)) {
      const sentence = messages.noSuchCategory;
      throw badRequest('no_category', sentence, { ownCategoryId: sentence });
    }
    if (PLANS[family.subscriptionTier].ownCategories === 0) {
      throw forbidden('plan_limit', messages.categoriesArePremium);
    }
  }
}
