import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const EVENT = {
  title: 'Dentist with Leo',
  date: '2026-11-12',
  startTime: '15:30',
  endTime: '16:30',
  isAllDay: false,
  mainCategory: 'General family gatherings',
  subCategory: 'Family outing',
  notes: null,
};

/** Writes events, half of them new ones, half new versions of these, and keeps what was answered. */
export class Writers {
  /** `<event id>:<version>` of every answered write, by family. */
  answered = new Map();
  #agent = new Agent({ keepAlive: true, maxSockets: 128 });
  #url;
  #members;
  #updateMethod;
  #turn = 0;

  /**
   * @param {string} url
   * @param {import('./subjects.mjs').Member[]} members
   * @param {string} updateMethod
   */
  constructor(url, members, updateMethod) {
    this.#url = url;
    this.#members = members;
    this.#updateMethod = updateMethod;
  }

  /**
   * So many writers, each of which writes again as soon as it is answered.
   * @returns {Promise<{ took: number[], seconds: number }>} milliseconds of each write
   */
  async closedLoop(writers, seconds) {
    const took = [];
    const begun = performance.now();
    const end = begun + seconds * 1000;
    const write = async () => {
      while (performance.now() < end) took.push(...(await this.#pair()));
    };
    await Promise.all(Array.from({ length: writers }, write));
    return { took, seconds: (performance.now() - begun) / 1000 };
  }

  /** So many writes a second, whether or not they are answered; late ones count from their time. */
  async openLoop(perSecond, seconds) {
    const took = [];
    const begun = performance.now();
    const pairs = [];
    for (let pair = 0; pair < (perSecond * seconds) / 2; pair += 1) {
      const due = begun + (pair * 2000) / perSecond;
      const pause = due - performance.now();
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      const late = performance.now() - due;
      pairs.push(this.#pair().then(([one, other]) => took.push(one + late, other)));
    }
    await Promise.all(pairs);
    return { took, seconds: (performance.now() - begun) / 1000 };
  }

  close() {
    this.#agent.destroy();
  }

  /** A new event and its next version; both times in milliseconds. */
  async #pair() {
    const member = this.#members[(this.#turn += 7) % this.#members.length];
    const { familyId } = member;
    const input = { ...EVENT, id: randomUUID(), familyId };
    const created = await this.#send(member, 'POST', '/api/events', input);
    const changed = { ...input, title: 'Dentist with Mia', version: 1 };
    const path = `/api/events/${input.id}`;
    const updated = await this.#send(member, this.#updateMethod, path, changed);
    return [created, updated];
  }

  async #send(member, method, path, body) {
    const begun = performance.now();
    const { status, text } = await this.#call(member, method, path, JSON.stringify(body));
    const took = performance.now() - begun;
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    const { id, version } = JSON.parse(text);
    const keys = this.answered.get(member.familyId) ?? new Set();
    this.answered.set(member.familyId, keys.add(`${id}:${version}`));
    return took;
  }

  #call(member, method, path, body) {
    const headers = {
      ...member.headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    return new Promise((resolve, reject) => {
      const options = { method, headers, agent: this.#agent };
      const call = request(this.#url + path, options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      call.on('error', reject);
      call.end(body);
    });
  }
}
