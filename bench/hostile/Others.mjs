import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Calls a second: below every limit of those who share them. */
const PER_SECOND = 40;
const FIRST = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
const LAST = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** What another family does all day, one call after the other: an eighth adds an event, which is deleted again. */
function callsOf({ familyId }, secret) {
  const event = {
    ...{ familyId, title: 'Errand', date: LAST, isAllDay: true },
    ...{ mainCategory: 'General family gatherings', subCategory: 'Picnic' },
  };
  const month = ['GET', `/api/month?familyId=${familyId}&from=${FIRST}&to=${LAST}`];
  const write = ['POST', '/api/events', event];
  return [
    ...[write, month, ['GET', '/api/calendars'], month],
    ...[month, ['GET', `/feed/${secret}.ics`], month, ['GET', '/api/me']],
    ...[write, month, ['GET', `/api/changes/recent?familyId=${familyId}&whose=others`], month],
    ...[month, ['GET', '/api/events/search?q=dentist'], month, ['GET', '/api/calendars']],
  ];
}

/** Another family and whoever watches over the server: how long they wait. */
export class Others {
  #agent = new Agent({ keepAlive: true });
  #watching = new Agent({ keepAlive: true, maxSockets: 1 });
  #people;
  #calls;
  #url;
  #made = 0;

  /**
   * @param {string} url of the server
   * @param {import('../crowd.mjs').CrowdPerson[]} people of one family
   * @param {string} secret of a link of theirs
   */
  constructor(url, people, secret) {
    this.#url = url;
    this.#people = people;
    this.#calls = callsOf(people[0], secret);
  }

  /**
   * Calls at their pace, whether or not the calls before are answered, and asks whether the server lives.
   * @param {number} seconds
   * @returns {Promise<{ took: number[], live: number, refused: number }>} milliseconds from when each call
   *   was to begin, the longest answer of /health/live, and how many calls were not answered by 200 or 201
   */
  async watch(seconds) {
    const begun = performance.now();
    const end = begun + seconds * 1000;
    const told = { took: [], kinds: new Map(), live: 0, refused: 0 };
    const live = this.#watchLive(end, told);
    const calls = [];
    for (let at = 0; at < seconds * PER_SECOND; at += 1) {
      const due = begun + (at * 1000) / PER_SECOND;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      calls.push(this.#call(due, told));
    }
    await Promise.all([live, ...calls]);
    return told;
  }

  close() {
    this.#agent.destroy();
    this.#watching.destroy();
  }

  async #call(due, told) {
    const made = this.#made;
    this.#made += 1;
    const [method, path, body] = this.#calls[made % this.#calls.length];
    // Of the seventeen turns each person has another call in the next round.
    const { cookie } = this.#people[(made * 5 + Math.floor(made / 16)) % this.#people.length];
    const id = randomUUID();
    const sent = body && JSON.stringify({ ...body, id });
    const status = await this.#ask(this.#agent, method, path, cookie, sent);
    told.took.push(performance.now() - due);
    const kind = `${method} ${path.split(/[?.]/)[0].replace(/feed.*/, 'feed')}`;
    told.kinds.set(kind, Math.max(told.kinds.get(kind) ?? 0, performance.now() - due));
    if (status !== 200 && status !== 201) told.refused += 1;
    // What is added is deleted again: the calendar stays as large as it is.
    if (body) await this.#ask(this.#agent, 'DELETE', `/api/events/${id}`, cookie);
  }

  async #watchLive(end, told) {
    while (performance.now() < end) {
      const begun = performance.now();
      await this.#ask(this.#watching, 'GET', '/health/live', '');
      told.live = Math.max(told.live, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  #ask(agent, method, path, cookie, body = '') {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    return new Promise((resolve) => {
      const call = request(this.#url + path, { method, agent, headers }, (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.statusCode));
      });
      call.once('error', () => resolve(0));
      call.end(body);
    });
  }
}
