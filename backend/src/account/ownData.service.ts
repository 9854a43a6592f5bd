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

  /**
   * The user's data as a JSON file, in pieces. Throws 401 when the account has been deleted.
   * @param currentIdHash of the session that asks
   */
  async file(userId: string, currentIdHash: string): Promise<AsyncGenerator<string, void>> {
    const data = await this.repository.read(userId);
    if (!data) throw notLoggedIn();
    const { eventIds, ...own } = data;
    const beforeEvents = {
      product: PRODUCT_NAME,
      exportedAt: new Date().toISOString(),
      ...own,
      devices: await this.devices.list(userId, currentIdHash),
    };
    return piecesOf(beforeEvents, this.repository.eventPages(userId, eventIds));
  }
}

async function* piecesOf(
  beforeEvents: Omit<OwnData, 'events'>,
  pages: AsyncIterable<OwnData['events']>,
): AsyncGenerator<string, void> {
  // The brace that ends it comes after the events.
  yield `${JSON.stringify(beforeEvents, null, 2).slice(0, -2)},\n  "events": [`;
  let separator = '';
  for await (const page of pages) {
    const lines = page.map((event) => JSON.stringify(event)).join(',\n    ');
    if (!lines) continue;
    yield `${separator}\n    ${lines}`;
    separator = ',';
  }
  yield '\n  ]\n}\n';
}
