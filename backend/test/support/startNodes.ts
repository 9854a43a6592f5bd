import { afterAll, beforeAll } from '@jest/globals';
import { RedisServer } from './RedisServer.js';
import { TestApp } from './startApp.js';

/**
 * Two nodes of one application and the Redis by which they tell each other, for a test file: they
 * start before its tests and stop after them.
 */
export function startNodes(environment: Record<string, string> = {}) {
  const redis = new RedisServer();
  const near = new TestApp();
  const far = new TestApp();
  beforeAll(async () => {
    await redis.start();
    const settings = { REDIS_URL: redis.url, ...environment };
    await near.start(settings);
    await far.startBeside(near, settings);
  });
  afterAll(async () => {
    await far.stop();
    await near.stop();
    await redis.stop();
  });
  return { redis, near, far };
}
