import {
  buildFamily,
  buildSeries,
  buildUser,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './builders.js';
import type { Answer, Client } from './Client.js';
import type { ImportLine } from '@kinday/contracts/imports';
import type { Expected, Kind, Relation, Role, Target } from './permissionTable.js';
import { query } from './query.js';
import type { TestApp } from './startApp.js';

/** A calendar on Premium with everybody who may call, and what calls are about. */
export class PermissionStage {
  private constructor(
    private readonly app: TestApp,
    readonly family: BuiltFamily,
    readonly people: Record<'stranger' | 'former' | 'member' | 'other' | 'owner', Person>,
    private readonly feedId: string,
    private readonly categoryId: string,
  ) {}

  static async build(app: TestApp): Promise<PermissionStage> {
    const family = await buildFamily(app, 'Ben', 'Cleo', 'Fay');
    const premium = `UPDATE families SET subscription_tier = 'premium' WHERE id = $1`;
    await query(app, premium, [family.id]);
    const [member, other, former] = family.members as [Person, Person, Person];
    const { owner } = family;
    const { client } = owner;
    const stranger = await buildUser(app, 'Eve');
    const added = async (path: string, fields: object) =>
      (expectStatus(await client.post(path, fields), 201).body as { id: string }).id;
    const look = { name: 'Holidays', color: '#123456' };
    const feedId = await added('/api/feeds', { kind: 'holidays', country: 'DE', ...look });
    const categoryId = await added('/api/categories', { name: 'Ours', emoji: '🎵' });
    expectStatus(await client.post('/api/family/remove-member', { userId: former.id }), 200);
    const read = (await client.get('/api/family')).body as { family: { inviteCode: string } };
    const { inviteCode } = read.family;
    const people = { stranger, former, member, other, owner };
    return new PermissionStage(app, { ...family, inviteCode }, people, feedId, categoryId);
  }

  clientOf(role: Role): Client {
    return role === 'nobody' ? this.app.newClient() : this.people[role].client.copy();
  }

  /** A record of a kind that a caller has, another member, or a former one. */
  async buildTarget(kind: Kind, role: Role, relation: Relation): Promise<Target> {
    const { family, people, feedId, categoryId } = this;
    const holder = this.#holderOf(role, relation);
    const target: Target = {
      ...{ familyId: family.id, inviteCode: family.inviteCode, name: family.name },
      ...{ otherId: people.other.id, id: '', revision: 0, categoryId },
    };
    if (kind === 'none') return target;
    if (kind === 'feed') {
      await this.#set('feeds SET added_by = $2 WHERE id = $1', feedId, holder);
      return { ...target, id: feedId };
    }
    if (kind === 'series' || kind === 'deletion') {
      const fields = { date: '2026-11-05', needsSomebody: true };
      const { id } = await buildSeries(people.other, fields);
      await this.#set('series SET creator_id = $2 WHERE id = $1', id, holder);
      if (kind === 'deletion') {
        const { revision } = await people.owner.client.delete(`/api/series/${id}`);
        await this.#setActor(revision ?? 0, holder);
      }
      return { ...target, id };
    }
    const needy = { ...timed, needsSomebody: true };
    const added = expectStatus(await people.other.client.post('/api/events', needy), 201);
    const { id } = added.body as { id: string };
    const column = kind === 'claimed' ? 'claimed_by' : 'creator_id';
    await this.#set(`events SET ${column} = $2 WHERE id = $1`, id, holder);
    if (kind === 'deleted') {
      expectStatus(await people.owner.client.delete(`/api/events/${id}`), 200);
    }
    const revision = added.revision ?? 0;
    if (kind === 'change') await this.#setActor(revision, holder);
    return { ...target, id, revision };
  }

  #holderOf(role: Role, relation: Relation): Person {
    if (relation === 'former') return this.people.former;
    return relation === 'others' || role === 'nobody' ? this.people.other : this.people[role];
  }

  async #setActor(revision: number, holder: Person): Promise<void> {
    const ofFamily = `revision = $1 AND family_id = '${this.family.id}'`;
    await this.#set(`changes SET actor_id = $2 WHERE ${ofFamily}`, String(revision), holder);
  }

  /** By hand, as a former member adds nothing: it makes a version of the family's row as any write does. */
  async #set(update: string, id: string, holder: Person): Promise<void> {
    await query(this.app, `UPDATE ${update}`, [id, holder.id]);
    await query(this.app, 'UPDATE families SET revision = revision WHERE id = $1', [
      this.family.id,
    ]);
  }
}

/** An import says of each record what became of it: one that was left out is refused. */
export function outcomeOf(name: string, { status, body }: Answer): Expected {
  if (status >= 300) return status;
  if (name !== 'POST /api/imports') return 'done';
  const last = JSON.parse(String(body).trim().split('\n').at(-1) ?? '') as ImportLine;
  return 'result' in last && last.result.counts.leftOut === 0 ? 'done' : 403;
}
