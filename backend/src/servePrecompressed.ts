import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { NextFunction, Request, Response } from 'express';

/**
 * Lets what serves a directory after it send the Brotli files that the build wrote beside the
 * others (frontend/vite/precompress.ts), to browsers that read them.
 */
export function servePrecompressed(directory: string) {
  const files = new Set(readdirSync(directory));
  return (request: Request, response: Response, next: NextFunction) => {
    const { path } = request;
    if (files.has(`${path.slice(1)}.br`) && request.acceptsEncodings('br')) {
      response.type(extname(path)).set('Content-Encoding', 'br').vary('Accept-Encoding');
      request.url = `${path}.br`;
    }
    next();
  };
}
