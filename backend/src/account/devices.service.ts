import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Device } from '@kinday/contracts/device';
import { UserSessionsRepository } from '../auth/userSessions.repository.js';
import { Publisher } from '../sync/Publisher.js';
import { deviceName } from './deviceName.js';

/** Lists the devices on which a user is logged in, and logs them out. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly sessions: UserSessionsRepository,
    private readonly publisher: Publisher,
  ) {}

  /** @param currentIdHash of the session that asks */
  async list(userId: string, currentIdHash: string): Promise<Device[]> {
    const sessions = await this.sessions.list(userId, currentIdHash);
    return sessions.map(({ idHash, userAgent, createdAt, lastSeenAt }) => ({
      id: shownId(idHash),
      name: deviceName(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: idHash === currentIdHash,
    }));
  }

  /** Logs every other device out. @returns how many */
  async endOthers(userId: string, currentIdHash: string): Promise<number> {
    const idHashes = await this.sessions.endOthers(userId, currentIdHash);
    this.publisher.publish({ kind: 'sessionsEnded', idHashes });
    return idHashes.length;
  }
}

/** An id that tells two log-ins apart and from which the stored hash cannot be found. */
function shownId(idHash: string): string {
  return createHash('sha256').update(`device ${idHash}`).digest('base64url').slice(0, 22);
}
