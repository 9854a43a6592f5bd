import type { PutEdit, RecordEdit } from '@kinday/contracts/change';
import type { News } from '@kinday/contracts/news';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The change log: one row a committed write. */
@Entity('changes')
export class ChangeTable {
  @PrimaryColumn('uuid', { name: 'family_id' })
  familyId!: string;

  @PrimaryColumn('bigint')
  revision!: number;

  @Column('uuid', { name: 'actor_id' })
  actorId!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('jsonb')
  edits!: RecordEdit[];

  /** What it tells people. */
  @Column('jsonb')
  news!: News[];

  /** The events it touched as they were, for taking it back. */
  @Column('jsonb')
  before!: PutEdit<'events'>[];

  /** Bytes of `edits` and `before`; null where an earlier release logged them. */
  @Column('integer', { nullable: true })
  bytes!: number | null;
}
