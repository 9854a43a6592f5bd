import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A subscription at Stripe as its latest event told it. */
@Entity('subscriptions')
export class SubscriptionTable {
  /** Stripe's. */
  @PrimaryColumn('text')
  id!: string;

  /** Not a foreign key: a deleted family's subscription is still to be cancelled. */
  @Column('uuid', { name: 'family_id' })
  familyId!: string;

  /** Who subscribed, and only who may see the payments. */
  @Column('uuid', { name: 'payer_id' })
  payerId!: string;

  @Column('text', { name: 'customer_id' })
  customerId!: string;

  @Column('text')
  status!: string;

  /** When that event came about, in seconds since 1970, by Stripe's clock. */
  @Column('bigint', { name: 'told_at' })
  toldAt!: number;
}
