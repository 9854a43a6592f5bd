import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { inTurns } from './inTurns.js';

test.each([
  ['address', () => '192.0.2.1'],
  ['IPv6 network', (at: number) => `2001:db8::${at.toString(16)}`],
])('many requests from one %s delay one from elsewhere by one of them', async (_of, ipOf) => {
  const letThrough = inTurns();
  const order: string[] = [];
  const ask = (ip: string) =>
    new Promise<void>((resolve) => {
      const request = { ip, socket: { destroyed: false } } as Request;
      letThrough(request, {} as Response, () => {
        order.push(ip);
        resolve();
      });
    });
  const flood = Array.from({ length: 50 }, (_, at) => ask(ipOf(at)));
  await ask('198.51.100.1');
  expect(order.indexOf('198.51.100.1')).toBeLessThan(3);
  await Promise.all(flood);
});
