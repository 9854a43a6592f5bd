import type { RecordEdit } from '@kinday/contracts/change';
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
}
