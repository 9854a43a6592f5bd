import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A category of a family's own. */
@Entity('own_categories')
export class OwnCategoryTable {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'family_id' })
  familyId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  emoji!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Deleted, and kept for the events that have it. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
