import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { inRoot } from '../scripts/lib/root.mjs';
import { swcOptions } from './swcOptions.mjs';

// Module hooks for node itself, for what Jest runs before it can read TypeScript: global set-ups.

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  const ours = sourceOf(specifier);
  const source = ours
    ? new URL(`file://${inRoot(ours)}`)
    : new URL(specifier.replace(/[.]js$/, '.ts'), context.parentURL);
  // A thread is begun with the whole address of its file.
  const isFile = /^([.]|file:)/.test(specifier);
  const isOurs = ours || (isFile && existsSync(fileURLToPath(source)));
  return isOurs ? { url: source.href, shortCircuit: true } : nextResolve(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...swcOptions, filename });
  return { format: 'module', source: code, shortCircuit: true };
}

/**
 * The source of a module of another workspace of ours, if it is one.
 * @param {string} specifier
 */
function sourceOf(specifier) {
  if (specifier === '@kinday/embedded-postgres') {
    return 'embedded-postgres/src/startEmbeddedPostgres.ts';
  }
  const [, contract] = /^@kinday\/contracts\/(.+)$/.exec(specifier) ?? [];
  return contract && `contracts/src/${contract}.ts`;
}
