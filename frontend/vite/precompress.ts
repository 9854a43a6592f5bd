import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/**
 * Writes each script and sheet as Brotli beside it, as small as it gets: what takes too long at
 * every request is done once. The server sends these (backend/src/servePrecompressed.ts).
 */
export function precompress(): Plugin {
  return {
    name: 'kinday-precompress',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      await Promise.all(
        Object.values(bundle)
          .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
          .map(async (file) => {
            const content = file.type === 'chunk' ? file.code : file.source;
            await writeFile(join(dir, `${file.fileName}.br`), await compress(content));
          }),
      );
    },
  };
}
