import { Injectable } from '@nestjs/common';
import type { OwnData } from '@kinday/contracts/ownData';
import { PRODUCT_NAME } from '@kinday/contracts/product';
import { notLoggedIn } from '../common/problem.js';
import { DevicesService } from './devices.service.js';
import { OwnDataRepository } from './ownData.repository.js';

@Injectable()
export class OwnDataService {
  constructor(
    private readonly repository: OwnDataRepository,
    private readonly devices: DevicesService,
  ) {}

  /** @param currentIdHash of the session that asks */
  async read(userId: string, currentIdHash: string): Promise<OwnData> {
    const data = await this.repository.read(userId);
    if (!data) throw notLoggedIn();
    return {
      product: PRODUCT_NAME,
      exportedAt: new Date().toISOString(),
      ...data,
      devices: await this.devices.list(userId, currentIdHash),
    };
  }
}
