import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentOf, PAGES, WRITTEN_PAGES } from '@kinday/contracts/pages';
import type { Rolldown } from 'vite';
import { KEPT_PAGES } from '../src/worker/keptPages.ts';
import type { Release } from '../src/worker/release.ts';
import { codeOf } from './headOf.ts';

/** What documents and notifications ask for besides, by names that stay. */
const BESIDE = [
  'appearance.js',
  'missingScripts.js',
  'favicon.svg',
  'icon-192.png',
  'badge-96.png',
  'manifest.webmanifest',
];
/** The pages that tell strangers of the product are read with a network. The landing page is in the entry. */
const PUBLIC_CODE = WRITTEN_PAGES.filter((page) => page !== PAGES.landing).map(codeOf);

/**
 * What a browser keeps of a build: all that the pages of members run, and the documents they come in.
 * @param dir where the build was written, documents included
 */
export async function releaseOf(dir: string, bundle: Rolldown.OutputBundle): Promise<Release> {
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  const entry = await readFile(join(dir, 'index.html'), 'utf8');
  const named = new Set([...codeFrom(entry, bundle), ...fonts, ...BESIDE]);
  const files = await Promise.all([
    ...[...named].map((file) => fileAt(`/${file}`, join(dir, file))),
    ...KEPT_PAGES.map((page) => fileAt(page, join(dir, documentOf(page)))),
  ]);
  return { version: hashOf('hex', JSON.stringify(files)).slice(0, 16), files };
}

async function fileAt(path: string, file: string) {
  return { path, integrity: `sha256-${hashOf('base64', await readFile(file))}` };
}

function hashOf(encoding: 'hex' | 'base64', content: string | Buffer): string {
  return createHash('sha256').update(content).digest(encoding);
}

/** The chunks that a document leads to, those that run first before the others, and their sheets. */
function codeFrom(document: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const reached = new Set(chunks.filter(({ fileName }) => document.includes(fileName)));
  // A set tells what is added to it on the way, too.
  for (const { imports, dynamicImports } of reached) {
    const names = [...imports, ...dynamicImports];
    for (const chunk of chunks.filter(({ fileName }) => names.includes(fileName)))
      if (!isPublic(chunk)) reached.add(chunk);
  }
  return [...reached].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
}

function isPublic({ moduleIds }: Rolldown.OutputChunk): boolean {
  return PUBLIC_CODE.some((code) => moduleIds.some((id) => code.test(id)));
}
