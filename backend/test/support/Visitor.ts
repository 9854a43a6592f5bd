import type { Answer, Client } from './Client.js';

/** Requests as a proxy hands them on, from addresses of a test's own choice (TRUST_PROXY=1). */
export class Visitor {
  constructor(
    readonly client: Client,
    public address: string,
  ) {}

  get(path: string): Promise<Answer> {
    return this.client.fetch(path, { headers: { 'X-Forwarded-For': this.address } });
  }

  post(path: string, body: unknown = {}, address = this.address): Promise<Answer> {
    return this.client.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    });
  }
}
