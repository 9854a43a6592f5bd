import { describe, expect, test } from '@jest/globals';
import { PASSWORD } from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Strangers } from './support/Strangers.js';
import { Visitor } from './support/Visitor.js';

const app = startApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' });
const url = '/api/auth/login';
const strangers = new Strangers(app);

describe('a device that the account was logged in to before', () => {
  test('is let in while strangers keep failing', async () => {
    const ana = await strangers.newUser();
    await ana.client.post('/api/auth/logout');
    await strangers.tryInTimes(10, ana.email);
    const home = new Visitor(ana.client, strangers.newAddress());
    expect((await home.post(url, { email: ana.email, password: PASSWORD })).status).toBe(200);
    expect((await strangers.tryIn(ana.email, PASSWORD)).status).toBe(429);
  });

  test('has a count of its own, so that its thief gains nothing either', async () => {
    const ana = await strangers.newUser();
    const thief = new Visitor(ana.client.copy(), strangers.newAddress());
    const wrong = { email: ana.email, password: 'not it' };
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await thief.post(url, wrong)).status).toBe(401);
    }
    expect((await thief.post(url, wrong)).status).toBe(429);
    expect((await strangers.tryIn(ana.email, PASSWORD)).status).toBe(200);
  });

  test('is known for its own accounts alone', async () => {
    const ana = await strangers.newUser();
    const eve = await strangers.newUser();
    await strangers.tryInTimes(10, ana.email);
    const visitor = new Visitor(eve.client, strangers.newAddress());
    expect((await visitor.post(url, { email: ana.email, password: PASSWORD })).status).toBe(429);
  });

  test('may be a family’s: it knows several accounts', async () => {
    const ana = await strangers.newUser();
    const ben = await strangers.newUser();
    const tablet = new Visitor(ana.client, strangers.newAddress());
    await tablet.post(url, { email: ben.email, password: PASSWORD });
    for (const { email } of [ana, ben]) {
      await strangers.tryInTimes(10, email);
      expect((await tablet.post(url, { email, password: PASSWORD })).status).toBe(200);
    }
  });

  test('cannot be made up: a changed cookie is nobody’s', async () => {
    const ana = await strangers.newUser();
    await strangers.tryInTimes(10, ana.email);
    const forged = ana.client.cookie.replace(
      /(kinday-device=[\w-]+\.)(.)/,
      (_all, start: string, first: string) => start + (first === 'A' ? 'B' : 'A'),
    );
    const answer = await app.newClient().fetch(url, {
      method: 'POST',
      body: JSON.stringify({ email: ana.email, password: PASSWORD }),
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': strangers.newAddress(),
        Cookie: forged,
      },
    });
    expect(answer.status).toBe(429);
  });

  test('keeps a cookie that scripts cannot read, and that only log-ins are sent', async () => {
    const { headers } = await strangers.tryIn((await strangers.newUser()).email, PASSWORD);
    const cookie = headers.getSetCookie().find((each) => each.startsWith('kinday-device='));
    expect(cookie).toMatch(/; Path=\/api\/auth; .*HttpOnly; SameSite=Lax$/);
  });
});
