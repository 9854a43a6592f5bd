import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link to a new password. Only the token's hash is stored: a leaked table opens nothing. */
@Entity('password_resets')
export class PasswordResetTable {
  /** SHA-256 of the token, hex. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
