import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who a family's events still name after their membership ended. */
@Entity('former_members')
export class FormerMemberTable {
  @PrimaryColumn('uuid', { name: 'family_id' })
  familyId!: string;

  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  name!: string;

  @Column('timestamptz', { name: 'ended_at' })
  endedAt!: Date;
}
