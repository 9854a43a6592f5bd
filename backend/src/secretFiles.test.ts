import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config.js';
import { SECRETS } from './secretFiles.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kinday-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = path.join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

test('a secret may be in a file, with or without a line end behind it', () => {
  const secret = 'thirty-two characters at the least';
  for (const text of [secret, `${secret}\n`, `${secret}\r\n`]) {
    const { sessionSecret } = readConfig({ SESSION_SECRET_FILE: fileWith(text) });
    expect(sessionSecret).toBe(secret);
  }
});

test('a value from a file is checked like any other', () => {
  expect(() => readConfig({ DATABASE_URL_FILE: fileWith('mysql://a/b') })).toThrow(
    /^Wrong setting: DATABASE_URL must/,
  );
});

test.each(SECRETS)('%s_FILE is refused in one sentence that names it', (name) => {
  const missing = path.join(folder, 'missing');
  expect(() => readConfig({ [`${name}_FILE`]: missing })).toThrow(
    `Wrong setting: ${name}_FILE names a file that cannot be read (ENOENT).`,
  );
  expect(() => readConfig({ [`${name}_FILE`]: fileWith('\n') })).toThrow(
    `Wrong setting: ${name}_FILE names an empty file.`,
  );
  expect(() => readConfig({ [`${name}_FILE`]: fileWith('a'), [name]: 'a' })).toThrow(
    `Wrong setting: ${name} and ${name}_FILE exclude each other.`,
  );
});
