import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { RELOADED_FROM } from './loadPageAgain';

test('what runs before the page’s scripts remembers a reload where they do', () => {
  const script = readFileSync('frontend/public/missingScripts.js', 'utf8');
  expect(script).toContain(`KEY = '${RELOADED_FROM}'`);
});
