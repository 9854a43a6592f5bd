import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { REPEAT_EDITING_MS, REPEAT_LOOKING_MS } from './LiveConnection';

const server = (file: string) => readFileSync(`backend/src/${file}.ts`, 'utf8');

test('[S15] who edits says so again before the server forgets it', () => {
  const [, forgets = ''] = /EXPIRES_MS = ([\d_]+)/.exec(server('sync/Presence')) ?? [];
  expect(Number(forgets.replace('_', ''))).toBeGreaterThanOrEqual(2 * REPEAT_EDITING_MS);
});

test('who looks at the page says so before their session ends unused', () => {
  const [, hours] =
    /last_seen_at > .* interval '(\d+) hours' END/.exec(server('auth/SessionStore')) ?? [];
  expect(Number(hours) * 60 * 60_000).toBeGreaterThanOrEqual(2 * REPEAT_LOOKING_MS);
});
