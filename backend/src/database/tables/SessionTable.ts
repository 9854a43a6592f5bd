import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A log-in on one device. Only the hash of its id is stored: a leaked table opens no session. */
@Entity('sessions')
export class SessionTable {
  /** SHA-256 of the session id, hex. */
  @PrimaryColumn('text', { name: 'id_hash' })
  idHash!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('boolean')
  remember!: boolean;

  @Column('text', { name: 'user_agent' })
  userAgent!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt!: Date;
}
