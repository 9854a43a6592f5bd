import { describe, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, buildUser } from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp();

describe('[S6] a client that says what no client says is cut off', () => {
  test.each([
    ['a hello without a family list', { protocol: 1 }],
    ['a hello that is no object', 'hello'],
    ['a hello about something that is no family', { protocol: 1, families: { me: 1 } }],
    ['a hello from a revision that is none', { protocol: 1, families: { me: '1; DROP' } }],
  ])('%s', async (_, message) => {
    const { client } = await buildUser(app, 'Ana');
    const tab = await client.connect();
    tab.socket.emit('hello', message, () => undefined);
    await tab.closed();
  });

  test('a hello without a way to answer', async () => {
    const tab = await (await buildUser(app, 'Ana')).client.connect();
    tab.socket.emit('hello', { protocol: 1, families: {} });
    await tab.closed();
  });

  test('more than 16 KiB at once', async () => {
    const tab = await (await buildUser(app, 'Ana')).client.connect();
    tab.socket.emit('hello', { protocol: 1, families: {}, more: 'x'.repeat(17_000) });
    await tab.closed();
  });

  test('messages without end', async () => {
    const tab = await (await buildUser(app, 'Ana')).client.connect();
    for (let said = 0; said < 150; said += 1) tab.socket.emit('presence', {});
    await tab.closed();
  });

  test('leaving and entering again on one connection, it gets no fresh budget', async () => {
    const tab = await (await buildUser(app, 'Ana')).client.connect();
    const { engine } = tab.socket.io;
    const ended = new Promise<void>((resolve) => engine.once('close', () => resolve()));
    for (let round = 0; round < 10; round += 1) {
      for (let said = 0; said < 9; said += 1) engine.write('42["nothing"]');
      engine.write('41');
      engine.write('40');
    }
    await ended;
  });

  test('while a message nobody knows is nothing, and there is no room to ask for', async () => {
    const family = await buildFamily(app);
    const tab = await (await buildUser(app, 'Eve')).client.connect();
    for (const name of ['join', 'subscribe', 'room']) tab.socket.emit(name, `family:${family.id}`);
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const answer = await tab.hello({ [family.id]: 1, [nowhere]: 1 });
    expect(Object.keys(answer.families)).not.toContain(family.id);
    await buildEvent(family.owner);
    await tab.hello();
    // A family of others is answered just like one that is not there.
    expect(tab.messages.filter(({ name }) => name === 'removed')).toEqual([
      { name: 'removed', payload: { familyId: family.id, reason: 'deleted' } },
      { name: 'removed', payload: { familyId: nowhere, reason: 'deleted' } },
    ]);
    expect(tab.changesOf(family.id)).toEqual([]);
    tab.close();
  });
});
