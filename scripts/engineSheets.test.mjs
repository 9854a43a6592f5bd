import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { inRoot } from './lib/root.mjs';

const SHEETS = 'frontend/src';
const GRADIENT = /gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const sheets = readdirSync(inRoot(SHEETS), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(inRoot(path.join(SHEETS, file)), 'utf8') }));

test('no gradient mixes its colors: Firefox draws such a one without hard stops', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const mixed = sheets.flatMap(({ css }) =>
    [...css.matchAll(/(--[\w-]+):[^;]*color-mix\(/g)].map(([, name]) => `var(${name}`),
  );
  const found = sheets.flatMap(({ file, css }) =>
    (css.match(GRADIENT) ?? [])
      .filter((gradient) => ['color-mix(', ...mixed].some((color) => gradient.includes(color)))
      .map((gradient) => `${file}: ${gradient}`),
  );
  expect(found).toEqual([]);
});

test('content that has an alternative text stands there without one before: Firefox knows it since 128', () => {
  const found = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/^.*\n\s*content: (attr\([\w-]+\)|'[^']*') \/ .*$/gm)]
      .filter(([lines, content]) => !lines.startsWith(`  content: ${content};\n`))
      .map(([lines]) => `${file}: ${lines}`),
  );
  expect(found).toEqual([]);
});
