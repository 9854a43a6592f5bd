import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient } from '@redis/client';
import { RedisServer } from '../../test/support/RedisServer.js';
import { RedisChannel } from './RedisChannel.js';

const redis = new RedisServer();
const open: RedisChannel[] = [];

beforeAll(() => redis.start());
afterAll(async () => {
  for (const channel of open) channel.destroy();
  await redis.stop();
});

/** A channel, and when it can be heard. */
function openChannel(hear: (text: string) => void): Promise<RedisChannel> {
  return new Promise((resolve) => {
    const channel = new RedisChannel(redis.url, { hear, onSubscribed: () => resolve(channel) });
    open.push(channel);
  });
}

test('a channel that is given up while it connects hears nothing, and leaves no connection behind', async () => {
  const heard: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    const ears = { hear: () => heard.push('given up'), onSubscribed: () => heard.push('is back') };
    new RedisChannel(redis.url, ears).destroy();
  }
  const told = new Promise<void>((resolve) => {
    void openChannel(() => resolve()).then((channel) => channel.publish('news'));
  });
  await told;
  const asking = await createClient({ url: redis.url }).connect();
  const connections = await asking.clientList();
  asking.destroy();
  expect(heard).toEqual([]);
  expect(connections).toHaveLength(3);
});
