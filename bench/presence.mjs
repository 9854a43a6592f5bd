// node bench/presence.mjs: what presence costs a family of 20 members with 2 tabs each, who
// open or close an event once a second. Exits 1 when a tab hears more than 5 messages a second.
import { io } from 'socket.io-client';
import { PROTOCOL } from '../contracts/dist/socket.js';
import { Person } from './people.mjs';
import { startServer } from './startServer.mjs';

const MEMBERS = 20;
const TABS = 2;
const SECONDS = 10;
const MOST_PER_SECOND = 5;

process.env.DEFAULT_TIER = 'premium';
const server = await startServer();

async function signUp(number, way) {
  const person = new Person(server.url);
  await person.call('POST', '/api/auth/signup', {
    ...way,
    name: `Member ${number}`,
    email: `member${number}@example.com`,
    phone: '+1 555 0100',
    password: 'bench-password',
  });
  return person;
}

const owner = await signUp(0, { mode: 'createFamily', familyName: 'The Riveras' });
const { family } = await owner.call('GET', '/api/family');
const people = [owner];
while (people.length < MEMBERS) {
  const way = { mode: 'joinFamily', inviteCode: family.inviteCode };
  people.push(await signUp(people.length, way));
}

let heard = 0;
const tabs = await Promise.all(
  people.flatMap((person) => Array.from({ length: TABS }, () => connect(person))),
);

function connect(person) {
  const cookie = person.browserCookies().map(({ name, value }) => `${name}=${value}`);
  const socket = io(server.url, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: cookie.join('; ') },
  });
  socket.on('presence', () => (heard += 1));
  const hello = { protocol: PROTOCOL, families: {} };
  return new Promise((resolve) => {
    socket.on('connect', () => socket.emit('hello', hello, () => resolve(socket)));
  });
}

const started = Date.now();
heard = 0;
let said = 0;
while (Date.now() - started < SECONDS * 1000) {
  for (const tab of tabs) {
    const isOpening = Math.floor(said / tabs.length) % 2 === 0;
    const editing = isOpening ? crypto.randomUUID() : null;
    tab.emit('presence', { familyId: family.id, editing });
    said += 1;
    await new Promise((resolve) => setTimeout(resolve, 1000 / tabs.length));
  }
}
const seconds = (Date.now() - started) / 1000;
const perTab = heard / seconds / tabs.length;
console.log(`${(said / seconds).toFixed(0)} words a second said by ${tabs.length} tabs`);
console.log(
  `${perTab.toFixed(1)} messages a second heard by each tab (at most ${MOST_PER_SECOND})`,
);
tabs.forEach((tab) => tab.close());
await server.stop();
process.exit(perTab > MOST_PER_SECOND ? 1 : 0);
