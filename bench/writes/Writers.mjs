import { randomUUID } from 'node:crypto';
import { Caller } from '../Caller.mjs';

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
  #caller;
  #members;
  #updateMethod;
  /** Anywhere: those of two nodes must not go from calendar to calendar side by side. */
  #turn = Math.floor(Math.random() * 1_000);

  /**
   * @param {string} url
   * @param {import('./subjects.mjs').Member[]} members
   * @param {string} updateMethod
   */
  constructor(url, members, updateMethod) {
    this.#caller = new Caller(url);
    this.#members = members;
    this.#updateMethod = updateMethod;
  }

  /**
   * So many writers, each of which writes again as soon as it is answered.
   * @returns {Promise<{ took: number[], seconds: number }>} milliseconds of each write
   */
  closedLoop(writers, seconds) {
    const end = performance.now() + seconds * 1000;
    return this.#loop(writers, () => performance.now() < end);
  }

  /** The same until so many are written: V8 compiles a server by how often it has run, not how long. */
  warmUp(writers, writes) {
    return this.#loop(writers, (written) => written < writes);
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
    this.#caller.close();
  }

  async #loop(writers, goesOn) {
    const took = [];
    const begun = performance.now();
    const write = async () => {
      while (goesOn(took.length)) took.push(...(await this.#pair()));
    };
    await Promise.all(Array.from({ length: writers }, write));
    return { took, seconds: (performance.now() - begun) / 1000 };
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

  async #send({ familyId, headers }, method, path, input) {
    const { body, took } = await this.#caller.call(headers, method, path, input);
    const keys = this.answered.get(familyId) ?? new Set();
    this.answered.set(familyId, keys.add(`${body.id}:${body.version}`));
    return took;
  }
}
