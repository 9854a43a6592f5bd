import type { Clock, WeekStart } from '@kinday/contracts/preferences';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class UserTable {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  /** The e-mail in lower case: unique without regard to case. */
  @Column('text', { name: 'email_key', unique: true })
  emailKey!: string;

  @Column('text')
  phone!: string;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text', { nullable: true })
  color!: string | null;

  /** MM-DD */
  @Column('text', { nullable: true })
  birthday!: string | null;

  /** MM-DD */
  @Column('text', { nullable: true })
  anniversary!: string | null;

  /** Null where the device's language decides. */
  @Column('text', { nullable: true })
  clock!: Clock | null;

  /** Null for the default. */
  @Column('text', { name: 'week_start', nullable: true })
  weekStart!: WeekStart | null;

  @Column('uuid', { name: 'current_family_id', nullable: true })
  currentFamilyId!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
