import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives every file its own copy of the messages it imports, of which the build keeps what it uses: a
 * text comes in the chunk that shows it, and the first screen brings no words of other screens along.
 */
export function messagesWhereUsed(): Plugin {
  return {
    name: 'messages-where-used',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !/\bmessages(\.js)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const name = path.relative(import.meta.dirname, importer).replaceAll(/\W+/g, '-');
      return resolved && `${resolved.id}?in=${name}`;
    },
  };
}
