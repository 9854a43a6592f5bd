import type { Rolldown } from 'vite';
import { CALENDAR_CODE } from './chunks.ts';

/**
 * The sheets and the code that the calendar's document asks for at once instead of when the entry
 * has run.
 * @param page the document of the other pages: what it asks for already is left out
 */
export function calendarHead(bundle: Rolldown.OutputBundle, page: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const code = withImports(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => CALENDAR_CODE.test(id))),
    bundle,
  );
  const sheets = code.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const scripts = code.map(({ fileName }) => fileName);
  const missing = (files: readonly string[]) =>
    [...new Set(files)].filter((file) => !page.includes(file));
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
