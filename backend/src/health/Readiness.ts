import { Injectable } from '@nestjs/common';

/** Whether this node takes requests: false from the signal that ends it. */
@Injectable()
export class Readiness {
  #isLeaving = false;

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** From now on `/health/ready` tells proxies to send their requests elsewhere. */
  leave(): void {
    this.#isLeaving = true;
  }
}
