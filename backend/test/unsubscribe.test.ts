import { expect, test } from '@jest/globals';
import { MAIL_KINDS, remindersAnswerSchema } from '@kinday/contracts/reminders';
import { application } from './support/application.js';
import { buildUser, expectStatus, type Person } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp();
const path = '/api/unsubscribe';

/** Somebody with reminders on, and the token in their morning mails. */
async function build(): Promise<Person & { token: string }> {
  const ana = await buildUser(app, 'Ana');
  expectStatus(await ana.client.put('/api/me/reminders', { isOn: true }), 200);
  const url = app.service(application.UnsubscribeLinks).urlOf(ana.id, 'morning');
  expect(url).toMatch(/^http:\/\/localhost:\d+\/api\/unsubscribe\?token=[\w.-]+$/);
  return { ...ana, token: new URL(url).searchParams.get('token')! };
}

async function endedBy({ client }: Person) {
  const answer = await client.get('/api/me/reminders');
  return remindersAnswerSchema.parse(answer.body).settings.endedMails;
}

const stranger = () => app.newClient();

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('a mail program ends a kind of mails by one post of %s, from anywhere', async (type, body) => {
  const ana = await build();
  const headers = {
    'Content-Type': type,
    Origin: 'https://mail.example',
    'Sec-Fetch-Site': 'cross-site',
  };
  const post = { method: 'POST', headers, body };
  expectStatus(await stranger().fetch(`${path}?token=${ana.token}`, post), 200);
  expectStatus(await stranger().fetch(`${path}?token=${ana.token}`, post), 200);
  expect(await endedBy(ana)).toEqual(['morning']);
});

test('the page ends the mail’s kind, or all of them', async () => {
  const { token, ...ana } = await build();
  expectStatus(await stranger().post(path, { token }), 200);
  expect(await endedBy(ana)).toEqual(['morning']);
  expectStatus(await stranger().post(path, { token, all: true }), 200);
  expect(await endedBy(ana)).toEqual([...MAIL_KINDS]);
});

test('who chooses something else at the same moment does not bring the mails back', async () => {
  const ana = await build();
  const other = new application.pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  const end = `UPDATE reminder_settings SET ended_mails = '{morning}' WHERE user_id = $1`;
  await other.query('BEGIN');
  await other.query(end, [ana.id]);
  const chosen = ana.client.put('/api/me/reminders', { timed: [10] });
  const isWaiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
  while ((await query(app, isWaiting)).length === 0);
  await other.query('COMMIT');
  await other.end();
  expectStatus(await chosen, 200);
  expect(await endedBy(ana)).toEqual(['morning']);
});

test('a look at the link ends nothing: it leads to the page that asks', async () => {
  const { token, ...ana } = await build();
  const answer = await stranger().get(`${path}?token=${token}`);
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    `/unsubscribe#token=${token}`,
  ]);
  const head = await stranger().fetch(`${path}?token=${token}`, { method: 'HEAD' });
  expect(head.status).toBe(303);
  expect(await endedBy(ana)).toEqual([]);
});

test('who changes a token, or has none, ends nothing', async () => {
  const { token, ...ana } = await build();
  const ben = await buildUser(app, 'Ben');
  const [kind, userId, signature] = token.split('.') as [string, string, string];
  const wrong = [
    '',
    token.slice(0, -1),
    `${token}x`,
    `week.${userId}.${signature}`,
    `${kind}.${ben.id}.${signature}`,
    `${kind}.${userId.toUpperCase()}.${signature}`,
    `${kind}.${userId}.`,
  ];
  for (const each of wrong) {
    const answer = await stranger().post(path, { token: each });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    const inAddress = `${path}?token=${encodeURIComponent(each)}`;
    expect((await stranger().fetch(inAddress, { method: 'POST' })).status).toBe(400);
  }
  expect((await stranger().post(path, { token: 'x'.repeat(301) })).status).toBe(400);
  expect([await endedBy(ana), await endedBy(ben)]).toEqual([[], []]);
});

test('no other call takes what another site’s page sends', async () => {
  const { client } = await build();
  for (const address of ['/api/unsubscribe/x', '/api/me/reminders', '/api/me/reminders/test']) {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await client.fetch(address, { method: 'POST', headers })).status).toBe(403);
  }
});
