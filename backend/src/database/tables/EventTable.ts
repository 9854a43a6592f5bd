import { Column, Entity } from 'typeorm';
import { EntryColumns } from './EntryColumns.js';

@Entity('events')
export class EventTable extends EntryColumns {
  /** The member who does it. */
  @Column('uuid', { name: 'claimed_by', nullable: true })
  claimedBy!: string | null;

  /** Of a changed occurrence. */
  @Column('uuid', { name: 'series_id', nullable: true })
  seriesId!: string | null;

  @Column('date', { name: 'series_date', nullable: true })
  seriesDate!: string | null;
}
