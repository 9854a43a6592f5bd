import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  CreateOwnCategoryInput,
  OwnCategory,
  OwnCategoryFields,
} from '@kinday/contracts/ownCategory';
import { canManageFamily } from '@kinday/contracts/policies';
import { LIMITS } from '@kinday/contracts/product';
import type { Success } from '@kinday/contracts/user';
import { MembershipRepository } from '../../access/membership.repository.js';
import { conflict, forbidden, notFound } from '../../common/problem.js';
import type { Revised } from '../../common/revised.js';
import { isUniqueViolation } from '../../database/isUniqueViolation.js';
import { ownCategoryLimit } from '../../plans/planLimits.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { FamilyWriter } from '../../sync/FamilyWriter.js';
import { OwnCategoryRepository } from './ownCategory.repository.js';
import { requireFreeName } from './requireFreeName.js';
import * as commonMessages from '../../common/messages.js';
import * as messages from '../messages.js';

/** The constraint that makes a category's id unique among all families. */
const CATEGORY_ID = 'own_categories_pkey';

/** What the owner does with the family's own categories. */
@Injectable()
export class OwnCategoriesService {
  constructor(
    private readonly categories: OwnCategoryRepository,
    private readonly memberships: MembershipRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /** Adds one; the same `id` with the same content again finds what was added before. */
  async create(
    userId: string,
    { id = randomUUID(), familyId, ...fields }: CreateOwnCategoryInput,
  ): Promise<Revised<{ category: OwnCategory; isNew: boolean }>> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const work = this.#write(userId, chosen, async (write, all) => {
      const known = all.find((category) => category.id === id);
      if (known) return { category: addedBefore(known, fields), isNew: false };
      const living = all.filter(({ isDeleted }) => !isDeleted);
      const refusal = ownCategoryLimit(write.family.subscriptionTier, living.length);
      if (refusal) throw refusal;
      if (all.length >= LIMITS.ownCategoriesKept) throw tooManyKept();
      requireFreeName(all, id, fields.name);
      const createdAt = write.at.toISOString();
      const category = { ...fields, id, familyId: chosen, isDeleted: false, createdAt };
      await this.categories.insert(write, category);
      return { category, isNew: true };
    });
    return work.catch((error: unknown) => {
      // A category of another family has the id.
      throw isUniqueViolation(error, CATEGORY_ID) ? idTaken() : error;
    });
  }

  /** Gives one another name or emoji, on all events that have it. */
  update(userId: string, id: string, fields: OwnCategoryFields): Promise<Revised<OwnCategory>> {
    return this.#edit(userId, id, async (write, category, all) => {
      if (category.isDeleted) throw noSuchCategory();
      requireFreeName(all, id, fields.name);
      const updated = { ...category, ...fields };
      await this.categories.update(write, updated, category);
      return updated;
    });
  }

  /** Nobody can choose it any more; the events that have it keep it. */
  delete(userId: string, id: string): Promise<Revised<Success>> {
    return this.#edit(userId, id, async (write, category) => {
      if (!category.isDeleted) {
        await this.categories.update(write, { ...category, isDeleted: true }, category);
      }
      return { success: true };
    });
  }

  async #edit<T>(
    userId: string,
    id: string,
    work: (write: FamilyWrite, category: OwnCategory, all: readonly OwnCategory[]) => Promise<T>,
  ): Promise<Revised<T>> {
    const familyId = await this.categories.familyOf(userId, id);
    if (!familyId) throw noSuchCategory();
    return this.#write(userId, familyId, (write, all) => {
      const category = all.find((each) => each.id === id);
      if (!category) throw noSuchCategory();
      return work(write, category, all);
    });
  }

  /** Writes as the owner, with all categories as they are inside the lock. */
  #write<T>(
    userId: string,
    familyId: string,
    work: (write: FamilyWrite, all: readonly OwnCategory[]) => Promise<T>,
  ): Promise<Revised<T>> {
    return this.writer.readAndWrite(
      familyId,
      userId,
      (transaction) => this.categories.list(transaction, familyId),
      (write, actor, all) => {
        if (!canManageFamily(actor)) {
          throw forbidden('not_owner', commonMessages.onlyOwner);
        }
        return work(write, all);
      },
    );
  }
}

/** The category of an earlier try of the same request. Throws 409 when it is another one. */
function addedBefore(known: OwnCategory, { name, emoji }: OwnCategoryFields): OwnCategory {
  if (known.isDeleted || known.name !== name || known.emoji !== emoji) throw idTaken();
  return known;
}

function idTaken() {
  return conflict('id_taken', messages.categoryIdTaken);
}

function noSuchCategory() {
  return notFound('no_such_category', messages.noSuchCategory);
}

function tooManyKept() {
  return forbidden('too_many_categories', messages.tooManyCategoriesKept(LIMITS.ownCategoriesKept));
}
