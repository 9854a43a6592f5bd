import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONFIG, type Config } from '../../config.js';

/**
 * Where links in mails lead. Never to the host a request names: a stranger could ask for somebody
 * else's link with a host of their own, and read the token when it is opened.
 */
@Injectable()
export class LinkBase {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly adapter: HttpAdapterHost,
  ) {}

  /** PUBLIC_URL, else this machine. */
  get url(): string {
    if (this.config.publicUrl) return this.config.publicUrl;
    const server = this.adapter.httpAdapter.getHttpServer() as Server;
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }
}
