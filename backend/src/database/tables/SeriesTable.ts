import { Column, Entity } from 'typeorm';
import { EntryColumns } from './EntryColumns.js';

/** An event that repeats: its fields are those of an event, its days are told by a rule. */
@Entity('series')
export class SeriesTable extends EntryColumns {
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
}
