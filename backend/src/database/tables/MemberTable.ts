import type { Role } from '@kinday/contracts/member';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('members')
export class MemberTable {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'family_id' })
  familyId!: string;

  @Column('text')
  role!: Role;

  @Column('text', { nullable: true })
  color!: string | null;

  /** The family's revision that this membership began with. */
  @Column('bigint', { name: 'joined_revision' })
  joinedRevision!: number;

  /** Up to which revision this member has looked at what others did. */
  @Column('bigint', { name: 'seen_revision' })
  seenRevision!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
