import type { MainCategory } from '@kinday/contracts/categories';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('events')
export class EventTable {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'family_id' })
  familyId!: string;

  /** Not a foreign key: events outlive their creator's account. */
  @Column('uuid', { name: 'creator_id' })
  creatorId!: string;

  @Column('text')
  title!: string;

  /** yyyy-MM-dd, of no time zone. */
  @Column('date')
  date!: string;

  /** HH:mm, or null when all day. */
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

  /** Days it goes on after its first one. */
  @Column('int', { name: 'more_days' })
  moreDays!: number;

  @Column('text', { nullable: true })
  location!: string | null;

  /** The members it is for; empty for all. */
  @Column('uuid', { name: 'for_ids', array: true })
  forIds!: string[];

  @Column('boolean', { name: 'needs_somebody' })
  needsSomebody!: boolean;

  /** The member who does it. */
  @Column('uuid', { name: 'claimed_by', nullable: true })
  claimedBy!: string | null;

  /** Of a changed occurrence. */
  @Column('uuid', { name: 'series_id', nullable: true })
  seriesId!: string | null;

  @Column('date', { name: 'series_date', nullable: true })
  seriesDate!: string | null;

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
