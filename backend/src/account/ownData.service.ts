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
    const { eventIds, seriesIds, ...own } = data;
    const head = {
      product: PRODUCT_NAME,
      exportedAt: new Date().toISOString(),
      ...own,
      devices: await this.devices.list(userId, currentIdHash),
    };
    return piecesOf(head, {
      series: this.repository.seriesPages(userId, seriesIds),
      events: this.repository.eventPages(userId, eventIds),
    });
  }
}

/** What is read at once, then each of the long lists by its name. */
async function* piecesOf(
  head: Omit<OwnData, 'events' | 'series'>,
  lists: Record<string, AsyncIterable<readonly object[]>>,
): AsyncGenerator<string, void> {
  // The brace that ends it comes after the lists.
  yield JSON.stringify(head, null, 2).slice(0, -2);
  for (const [name, pages] of Object.entries(lists)) {
    yield `,\n  "${name}": [`;
    let separator = '';
    for await (const page of pages) {
      const lines = page.map((record) => JSON.stringify(record)).join(',\n    ');
      if (!lines) continue;
      yield `${separator}\n    ${lines}`;
      separator = ',';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}
