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

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
