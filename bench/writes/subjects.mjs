// The servers that are measured, each with its people and its calls.
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../backend/dist/database/migrate.js';
import { PROTOCOL } from '../../contracts/dist/socket.js';
import { makeCrowd } from '../crowd.mjs';
import { cookieOf, jwtOf, SECRET } from '../peers/token.mjs';

/**
 * @typedef {object} Member
 * @property {string} familyId
 * @property {string} socketUrl
 * @property {Record<string, string>} headers of requests and handshakes
 * @property {string} connectData what Socket.IO's connect packet carries
 * @property {string | null} hello the event and its argument that a tab greets with
 * @property {(text: string) => { id: string, version: number } | null} eventIn a delivery's event
 *
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} program
 * @property {string} updateMethod
 * @property {(databaseUrl: string, families: number, members: number) => Promise<object[]>} prepare
 *   fills an empty database; the people in it
 * @property {(person: object, url: string) => Member} member
 */

const schema = readFileSync(new URL('../peers/schema.sql', import.meta.url), 'utf8');

/** @returns {Promise<{ id: string, familyId: string }[]>} */
async function preparePeer(databaseUrl, families, members) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(schema);
  const people = [];
  for (let family = 0; family < families; family += 1) {
    const familyId = randomUUID();
    await client.query('INSERT INTO families VALUES ($1)', [familyId]);
    for (let member = 0; member < members; member += 1) {
      const id = randomUUID();
      await client.query('INSERT INTO users VALUES ($1)', [id]);
      await client.query('INSERT INTO members VALUES ($1, $2)', [id, familyId]);
      people.push({ id, familyId });
    }
  }
  await client.end();
  return people;
}

async function prepareKinday(databaseUrl, families, members) {
  await migrate(databaseUrl);
  return makeCrowd(databaseUrl, SECRET, families * members, members);
}

const socketIo = (url) => `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
const payloadOf = (text) => (text.startsWith('42') ? JSON.parse(text.slice(2)) : []);

/** @type {Record<string, Subject>} */
export const SUBJECTS = {
  raw: {
    name: 'raw node + pg + ws',
    program: 'bench/peers/raw.mjs',
    updateMethod: 'PUT',
    prepare: preparePeer,
    member: (person, url) => ({
      familyId: person.familyId,
      socketUrl: url.replace('http', 'ws'),
      headers: { cookie: cookieOf(person) },
      connectData: '',
      hello: null,
      eventIn: (text) => JSON.parse(text).event,
    }),
  },
  express: {
    name: 'Express + Socket.IO',
    program: 'bench/peers/express.mjs',
    updateMethod: 'PUT',
    prepare: preparePeer,
    member: (person, url) => ({
      familyId: person.familyId,
      socketUrl: socketIo(url),
      headers: { cookie: cookieOf(person) },
      connectData: '',
      hello: null,
      eventIn: (text) => payloadOf(text)[1]?.event ?? null,
    }),
  },
  socketio: {
    name: 'Socket.IO alone',
    program: 'bench/peers/socketio.mjs',
    updateMethod: 'PUT',
    prepare: preparePeer,
    member: (person, url) => ({
      familyId: person.familyId,
      socketUrl: socketIo(url),
      headers: { cookie: cookieOf(person) },
      connectData: '',
      hello: null,
      eventIn: () => null,
    }),
  },
  feathers: {
    name: 'Feathers 5 with JWT',
    program: 'bench/peers/feathers.mjs',
    updateMethod: 'PATCH',
    prepare: preparePeer,
    member: (person, url) => {
      const token = jwtOf(person);
      return {
        familyId: person.familyId,
        socketUrl: socketIo(url),
        headers: { authorization: `Bearer ${token}` },
        connectData: JSON.stringify({ token }),
        hello: null,
        eventIn: (text) => (text.startsWith('42["api/events ') ? payloadOf(text)[1] : null),
      };
    },
  },
  kinday: {
    name: 'Kinday',
    program: 'backend/dist/main.js',
    updateMethod: 'PUT',
    prepare: prepareKinday,
    member: ({ familyId, cookie }, url) => ({
      familyId,
      socketUrl: socketIo(url),
      headers: { cookie },
      connectData: '',
      hello: JSON.stringify(['hello', { protocol: PROTOCOL, families: { [familyId]: 1 } }]),
      eventIn: (text) => {
        const [name, change] = payloadOf(text);
        return name === 'leanChange' ? change.edits[0].record : null;
      },
    }),
  },
};
