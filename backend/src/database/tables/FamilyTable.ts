import type { Tier } from '@kinday/contracts/product';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('families')
export class FamilyTable {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;

  @Column('text', { name: 'invite_code', unique: true })
  inviteCode!: string;

  @Column('text', { name: 'subscription_tier' })
  subscriptionTier!: Tier;

  @Column('text', { name: 'subscription_status' })
  subscriptionStatus!: 'active' | 'trialing' | 'past_due' | 'canceled';

  @Column('timestamptz', { name: 'trial_ends_at', nullable: true })
  trialEndsAt!: Date | null;

  @Column('text', { name: 'customer_id', nullable: true })
  customerId!: string | null;

  @Column('text', { name: 'subscription_id', nullable: true })
  subscriptionId!: string | null;

  /** The IANA name of its time zone. */
  @Column('text')
  zone!: string;

  /** +1 per committed write; the row's lock orders the writers. */
  @Column('bigint')
  revision!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
