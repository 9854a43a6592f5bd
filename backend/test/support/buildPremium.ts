import { ownCategorySchema, type OwnCategory } from '@kinday/contracts/ownCategory';
import type { Tier } from '@kinday/contracts/product';
import { buildFamily, expectStatus, type BuiltFamily, type Person } from './builders.js';
import type { Client } from './Client.js';
import { query } from './query.js';
import type { TestApp } from './startApp.js';
import { Watcher } from './Watcher.js';

export const CHOIR = { name: 'Choir', emoji: '🎵' };

/** A family on Premium, with Ben watching. */
export interface PremiumFamily extends BuiltFamily {
  ben: Person;
  watcher: Watcher;
  /** The owner's browser. */
  client: Client;
}

export async function buildPremium(app: TestApp): Promise<PremiumFamily> {
  const family = await buildFamily(app, 'Ben');
  await setTier(app, family.id, 'premium');
  const ben = family.members[0]!;
  const watcher = await Watcher.open(ben.client, family.id);
  return { ...family, ben, watcher, client: family.owner.client };
}

/** Puts a family on a plan, as paying or its end would. */
export async function setTier(app: TestApp, familyId: string, tier: Tier): Promise<void> {
  await query(app, 'UPDATE families SET subscription_tier = $2 WHERE id = $1', [familyId, tier]);
}

/** Adds one of the family's own categories, the choir's unless the fields say otherwise. */
export async function addCategory(
  client: Client,
  fields: Partial<OwnCategory> = {},
): Promise<OwnCategory> {
  const answer = await client.post('/api/categories', { ...CHOIR, ...fields });
  return ownCategorySchema.parse(expectStatus(answer, 201).body);
}
