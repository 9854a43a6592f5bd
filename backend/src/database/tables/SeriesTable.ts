import type { MainCategory } from '@kinday/contracts/categories';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that repeats: its fields are those of an event, its days are told by a rule. */
@Entity('series')
export class SeriesTable {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'family_id' })
  familyId!: string;

  /** Not a foreign key: series outlive their creator's account. */
  @Column('uuid', { name: 'creator_id' })
  creatorId!: string;

  @Column('text')
  title!: string;

  /** The first day, yyyy-MM-dd. */
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

  /** The canonical text of an RFC 5545 RRULE. */
  @Column('text')
  rrule!: string;

  @Column('date', { name: 'extra_days', array: true })
  extra!: string[];

  @Column('date', { name: 'except_days', array: true })
  except!: string[];

  /** The last day on which an occurrence begins; null without an end. */
  @Column('date', { name: 'last_day', nullable: true })
  last!: string | null;

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
