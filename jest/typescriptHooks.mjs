import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { inRoot } from '../scripts/lib/root.mjs';
import { swcOptions } from './swcOptions.mjs';

// Module hooks for node itself, for what Jest runs before it can read TypeScript: global set-ups.

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  const [, contract] = /^@kinday\/contracts\/(.+)$/.exec(specifier) ?? [];
  const source = contract
    ? new URL(`file://${inRoot(`contracts/src/${contract}.ts`)}`)
    : new URL(specifier.replace(/[.]js$/, '.ts'), context.parentURL);
  const isOurs = contract || (specifier.startsWith('.') && existsSync(fileURLToPath(source)));
  return isOurs ? { url: source.href, shortCircuit: true } : nextResolve(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...swcOptions, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
