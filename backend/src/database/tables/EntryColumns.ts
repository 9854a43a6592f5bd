import type { MainCategory } from '@kinday/contracts/categories';
import { Column, PrimaryColumn } from 'typeorm';

/** The columns that events and series share: what a person says of either. */
export abstract class EntryColumns {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'family_id' })
  familyId!: string;

  /** Not a foreign key: what is added outlives its creator's account. */
  @Column('uuid', { name: 'creator_id' })
  creatorId!: string;

  @Column('text')
  title!: string;

  /** The first day, yyyy-MM-dd, of no time zone. */
  @Column('date')
  date!: string;

  @Column('text', { name: 'start_time', nullable: true })
  startTime!: string | null;

  @Column('text', { name: 'end_time', nullable: true })
  endTime!: string | null;

  @Column('boolean', { name: 'is_all_day' })
  isAllDay!: boolean;

  @Column('text', { name: 'main_category' })
  mainCategory!: MainCategory;

  @Column('text', { name: 'sub_category' })
  subCategory!: string;

  @Column('text', { nullable: true })
  notes!: string | null;

  @Column('int', { name: 'more_days' })
  moreDays!: number;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('uuid', { name: 'for_ids', array: true })
  forIds!: string[];

  @Column('boolean', { name: 'needs_somebody' })
  needsSomebody!: boolean;

  /** One of the family's own categories, deleted or not. */
  @Column('uuid', { name: 'own_category_id', nullable: true })
  ownCategoryId!: string | null;

  /** The time zone in which its days and times are told; null for the family's clock. */
  @Column('text', { nullable: true })
  zone!: string | null;

  @Column('int')
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  /** Deleted, but restorable for `LOG_DAYS`. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
