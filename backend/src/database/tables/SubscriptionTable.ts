import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A subscription as it was at Stripe when it was read last. */
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

  /**
   * When Stripe was asked, in microseconds since 1970 by the database's clock. Rows of an earlier
   * release hold the seconds of an event here, which are always less.
   */
  @Column('bigint', { name: 'told_at' })
  readAt!: number;
}
