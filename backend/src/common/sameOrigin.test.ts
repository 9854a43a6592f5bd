import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { isSameOrigin } from './sameOrigin.js';

const PUBLIC_URL = 'https://calendar.example.org';

function isLetIn(headers: IncomingMessage['headers'], publicUrl: string | undefined): boolean {
  return isSameOrigin({ headers } as IncomingMessage, publicUrl);
}

test.each([
  ['a program that is no browser', { host: 'a:3000' }, undefined],
  ['our own page', { host: 'a:3000', origin: 'http://a:3000' }, undefined],
  ['our own page, by the browser’s word', { 'sec-fetch-site': 'same-origin' }, undefined],
  ['our page behind a proxy', { host: 'app:3000', origin: PUBLIC_URL }, PUBLIC_URL],
  ['an address typed by hand', { host: 'a', 'sec-fetch-site': 'none' }, undefined],
] as const)('lets in %s', (_, headers, publicUrl) => {
  expect(isLetIn(headers, publicUrl)).toBe(true);
});

test.each([
  ['another site', { host: 'a:3000', origin: 'https://evil.example' }],
  ['another port', { host: 'a:3000', origin: 'http://a:4000' }],
  ['another site, by the browser’s word', { host: 'a', 'sec-fetch-site': 'cross-site' }],
  ['a neighbour’s subdomain', { host: 'a.b', 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { host: 'a', origin: 'null' }],
  ['an origin that only begins like ours', { host: 'a', origin: `${PUBLIC_URL}.evil.example` }],
  ['an origin that is none', { host: 'a', origin: 'a' }],
  ['our host in the name of a user', { host: 'a', origin: 'http://a@evil.example' }],
] as const)('keeps out %s', (_, headers) => {
  expect(isLetIn(headers, PUBLIC_URL)).toBe(false);
});
