import { expect, test } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { readFileSync } from 'node:fs';
import { readConfig } from './config.js';
import { Environment } from './environment.js';
import { SECRETS } from './secretFiles.js';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const README = read('README.md');
const COMPOSE = read('docker/compose.yaml');
const EXAMPLE = read('docker/.env.example');
const CADDYFILE = read('docker/Caddyfile');

/** For tests of ours alone. */
const UNTOLD = ['STRIPE_API_URL'];
/** The containers' own: the image and compose.yaml say what they are. */
const FIXED_IN_DOCKER = ['PORT', 'HOST', 'DATA_DIR'];
/** Those that compose.yaml puts together from other words of docker/.env. */
const MADE_IN_DOCKER = ['DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'TRUST_PROXY'];

const rules = getMetadataStorage().getTargetValidationMetadatas(Environment, '', false, false);
const SETTINGS = [...new Set(rules.map(({ propertyName }) => propertyName))].filter(
  (name) => !UNTOLD.includes(name),
);

test.each(SETTINGS)('README.md tells of %s', (name) => {
  expect(README).toMatch(new RegExp(`^\\|.*\`${name}\`.*\\|`, 'm'));
});

test.each(SETTINGS.filter((name) => !FIXED_IN_DOCKER.includes(name)))(
  'the containers get %s',
  (name) => {
    const value = MADE_IN_DOCKER.includes(name) ? '.' : `\\$\\{${name}\\b`;
    expect(COMPOSE).toMatch(new RegExp(`^ {4}${name}: ${value}`, 'm'));
  },
);

test('docker/.env.example has what compose.yaml takes from docker/.env, and nothing else', () => {
  const named = (text: string, name: RegExp) => [
    ...new Set([...text.matchAll(name)].map(([, found]) => found)),
  ];
  const taken = named(COMPOSE, /\$\{(\w+)/g);
  expect(named(EXAMPLE, /^(\w+)=/gm).sort()).toEqual(taken.sort());
});

test('a node in a container drains for longer than the proxy takes to notice', () => {
  const [, drains] = /DRAIN_SECONDS: \$\{DRAIN_SECONDS:-(\d+)\}/.exec(COMPOSE) ?? [];
  const [, looks] = /health_interval (\d+)s/.exec(CADDYFILE) ?? [];
  expect(Number(drains)).toBeGreaterThan(Number(looks));
});

test('README.md tells which secrets can be in a file', () => {
  const sentence = README.split('\n').find((line) => line.includes('can be in a file instead'));
  for (const name of SECRETS) expect(sentence).toContain(`\`${name}\``);
});

test('what docker/.env leaves empty counts as not set', () => {
  const empty = Object.fromEntries(SETTINGS.map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('README.md tells the default of each setting that has one', () => {
  const defaults = Object.entries(new Environment()).filter(([, value]) => value !== undefined);
  expect(defaults.length).toBeGreaterThan(0);
  for (const [name, value] of defaults) {
    const row = README.split('\n').find((line) => line.startsWith(`| \`${name}\` `));
    expect(row?.split('|')[2]?.trim()).toBe(`\`${String(value)}\``);
  }
});
