import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRoot } from './lib/root.mjs';
import { SERVER_PROGRAM } from './lib/serverProgram.mjs';

test('the container runs the server as npm start does', () => {
  const dockerfile = readFileSync(inRoot('docker/Dockerfile'), 'utf8');
  const [, program = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(program)).toEqual(['node', ...SERVER_PROGRAM]);
});
