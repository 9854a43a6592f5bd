import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONFIG, type Config } from '../../config.js';

/**
 * The address that links in mails begin with. It is never the host that a request names: a stranger
 * could ask for a link to somebody else's account with a host of the stranger's own, and would read the
 * token when the link is opened.
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
