import { Agent, request } from 'node:http';

/** Calls a server over connections that stay open; costs the caller less than `fetch` does. */
export class Caller {
  #agent = new Agent({ keepAlive: true, maxSockets: 128 });
  #url;

  /** @param {string} url */
  constructor(url) {
    this.#url = url;
  }

  /**
   * Throws when the server refuses.
   * @param {Record<string, string>} headers
   * @param {string} method
   * @param {string} path
   * @param {object} [input]
   * @returns {Promise<{ body: any, headers: object, took: number }>} took: milliseconds
   */
  async call(headers, method, path, input) {
    const sent = input === undefined ? '' : JSON.stringify(input);
    const begun = performance.now();
    const answer = await this.#send(headers, method, path, sent);
    const took = performance.now() - begun;
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return { body: JSON.parse(answer.text), headers: answer.headers, took };
  }

  close() {
    this.#agent.destroy();
  }

  #send(headers, method, path, body) {
    const about = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    return new Promise((resolve, reject) => {
      const options = { method, headers: { ...headers, ...(body && about) }, agent: this.#agent };
      const call = request(this.#url + path, options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers, text });
        });
      });
      call.on('error', reject);
      call.end(body);
    });
  }
}
