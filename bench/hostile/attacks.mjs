// A process of its own that others go before: a stranger's machine is no matter of the server's.
// Each attack goes on until its time is over, at the pace that the default limits allow.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { changedDays, longNotes, SIZES } from './files.mjs';

/** Another address than that of the others, by which some limits count. */
const FROM = '127.0.0.2';
const PIPELINED = 5_000;
const month = (more) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + more))
    .toISOString()
    .slice(0, 10);
};
const get = (path) => ({ method: 'GET', path });
const preview = (familyId, body) => ({
  ...{ method: 'POST', path: `/api/imports/preview?familyId=${familyId}`, body },
  type: 'text/calendar',
});
const importOf = (familyId, body) => ({
  ...preview(familyId, body),
  path: `/api/imports?familyId=${familyId}&reminders=true`,
});

/** Calls that are made again and again, so many at once; `sockets` open connections that read nothing. */
const ATTACKS = {
  search: () => ({ calls: [get('/api/events/search?q=swim+a')], atOnce: 30 }),
  'short search': () => ({ calls: [get('/api/events/search?q=zq')], atOnce: 30 }),
  month: ({ long }) => ({
    calls: [
      get(`/api/month?familyId=${long}&from=${month(0)}&to=${month(3)}`),
      get(`/api/events?familyId=${long}&from=${month(3)}&to=${month(6)}`),
      get(`/api/occurrences?familyId=${long}&from=${month(6)}&to=${month(9)}`),
      get(`/api/month?familyId=${long}&from=${month(0)}&to=${month(12)}`),
    ],
    atOnce: 12,
  }),
  series: ({ zoned: [id] }) => ({
    calls: ['month', 'occurrences'].map((what) =>
      get(`/api/${what}?familyId=${id}&from=${month(0)}&to=${month(12)}`),
    ),
    atOnce: 12,
  }),
  previews: ({ imported }) => ({
    calls: [
      preview(imported, changedDays(SIZES.series, SIZES.changed)),
      preview(imported, changedDays(1, SIZES.one)),
    ],
    atOnce: 4,
    most: 20,
  }),
  import: ({ ruled }) => ({ calls: [importOf(ruled, longNotes(SIZES.long))], atOnce: 1, most: 3 }),
  // All of it, for which the answer is to load anew, and the last changes alone.
  'catch-up': ({ imported, revision }) => ({
    calls: [1, revision - 1, revision - 2, revision - 3].map((since) =>
      get(`/api/changes?familyId=${imported}&since=${since}`),
    ),
    atOnce: 8,
  }),
  'recent changes': ({ imported }) => ({
    calls: [get(`/api/changes/recent?familyId=${imported}&whose=mine`)],
    atOnce: 8,
  }),
  links: ({ secrets }) => ({ calls: secrets.map((each) => get(`/feed/${each}.ics`)), atOnce: 20 }),
  'links that never read': ({ secrets }) => ({
    calls: [],
    sockets: Array.from({ length: 200 }, (_, at) => `/feed/${secrets[at % 3]}.ics`),
  }),
  exports: ({ zoned, long }) => ({
    calls: [long, ...zoned].map((id) => get(`/api/family/export.ics?familyId=${id}`)),
    atOnce: 10,
    most: 10,
  }),
  'rules of feeds': ({ ruled }) => ({
    calls: [get(`/api/feeds/events?familyId=${ruled}&from=${month(0)}&to=${month(12)}`)],
    atOnce: 20,
  }),
  'own reminders': () => ({ calls: [] }),
  pipelined: () => ({ calls: [], pipelined: 4 }),
};

const agent = new Agent({ keepAlive: true, localAddress: FROM });

/** Makes one call and reads its answer. @returns its status, with a refusal's code, or the fault's code */
function ask(url, headers, { method, path, body, type }) {
  return new Promise((resolve) => {
    const about = body ? { 'content-type': type, 'content-length': Buffer.byteLength(body) } : {};
    const options = { method, agent, headers: { ...headers, ...about } };
    const call = request(url + path, options, (answer) => {
      const { statusCode } = answer;
      let refusal = '';
      if (statusCode < 400) answer.resume();
      else answer.on('data', (piece) => (refusal += piece));
      answer.once('close', () => resolve(`${statusCode}${codeIn(refusal)}`));
    });
    call.once('error', (error) => resolve(error.code));
    call.end(body);
  });
}

function codeIn(refusal) {
  const code = /"code":"(\w+)"/.exec(refusal)?.[1];
  return code ? ` ${code}` : '';
}

function open(url, text) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port, localAddress: FROM });
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

const line = (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/**
 * Goes on for a while.
 * @returns {Promise<Record<string, number>>} how often each status was the answer
 */
async function attack({ names, url, seconds, target }) {
  const statuses = {};
  const end = performance.now() + seconds * 1000;
  const plans = names.map((name) => ATTACKS[name](target));
  const sockets = plans.flatMap(({ sockets: paths = [], pipelined = 0 }) => [
    ...paths.map((path) => open(url, line(path)).pause()),
    ...Array.from({ length: pipelined }, () =>
      open(url, line('/feed/none.ics').repeat(PIPELINED)).resume(),
    ),
  ]);
  const over = new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  for (const { calls, atOnce = 1, most = 280 } of plans) {
    let made = 0;
    const goOn = async () => {
      while (performance.now() < end && made < most) {
        made += 1;
        const status = await ask(url, target.hostile.headers, calls[made % calls.length]);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    // Who never ends is left: what is under way counts as unanswered.
    if (calls.length > 0) for (let at = 0; at < atOnce; at += 1) void goOn();
  }
  await over;
  const told = { ...statuses };
  for (const socket of sockets) socket.destroy();
  agent.destroy();
  return told;
}

// Whoever started it has ended.
process.on('disconnect', () => process.exit());
process.on('message', async (asked) => process.send(await attack(asked)));
