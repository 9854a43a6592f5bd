import { PAGES, type PageAddress } from '@kinday/contracts/pages';
import type { Rolldown } from 'vite';
import { CALENDAR_CODE } from './chunks.ts';

/** The modules of a page of its own: those of the landing page are in the entry. */
export function codeOf(page: PageAddress): RegExp {
  if (page === PAGES.dashboard) return CALENDAR_CODE;
  return new RegExp(String.raw`[\\/]src[\\/]pages[\\/]${page.slice(1)}Page\.tsx$`, 'i');
}

/**
 * The sheets and the code that a written document asks for at once instead of when the entry has run.
 * @param document the one of the other pages: what it asks for already is left out
 */
export function headOf(page: PageAddress, bundle: Rolldown.OutputBundle, document: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const test = codeOf(page);
  const code = withImports(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => test.test(id))),
    bundle,
  );
  const sheets = code.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const scripts = code.map(({ fileName }) => fileName);
  const missing = (files: readonly string[]) =>
    [...new Set(files)].filter((file) => !document.includes(file));
  return [
    ...missing(sheets).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...missing(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ');
}

function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  chunks.forEach(add);
  return [...found];
}
