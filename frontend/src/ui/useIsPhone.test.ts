import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const read = (file: string) => readFileSync(`frontend/src/${file}`, 'utf8');

test('a phone is as wide for scripts as for sheets', () => {
  const [phone] = /\(width < \d+px\)/.exec(read('ui/useIsPhone.ts')) ?? [];
  const styled = readdirSync('frontend/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') || file === 'theme/overlayStyles.ts')
    .flatMap((file) => read(file).match(/\(width < [56]\d\dpx\)/g) ?? []);
  expect(styled.length).toBeGreaterThan(20);
  expect(new Set(styled)).toEqual(new Set([phone]));
});
