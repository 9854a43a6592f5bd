import { expect } from '@jest/globals';
import { buildFamily, type BuiltFamily } from './builders.js';
import { digestOf } from './digestOf.js';
import type { TestApp } from './startApp.js';
import type { TestSocket } from './TestSocket.js';

/** Somebody who is online while others are hostile, and must not notice. */
export class Bystander {
  private constructor(
    private readonly app: TestApp,
    readonly family: BuiltFamily,
    private readonly socket: TestSocket,
    private readonly before: unknown,
  ) {}

  static async at(app: TestApp): Promise<Bystander> {
    const family = await buildFamily(app);
    const socket = await family.owner.client.connect();
    return new Bystander(app, family, socket, await digestOf(app));
  }

  /** The server is ready, the live connection serves, and no row has changed. */
  async expectUnmoved(): Promise<void> {
    expect((await this.app.newClient().get('/health/ready')).status).toBe(200);
    expect((await this.socket.hello()).families).toHaveProperty(this.family.id);
    expect(await digestOf(this.app)).toEqual(this.before);
  }

  leave(): void {
    this.socket.close();
  }
}
