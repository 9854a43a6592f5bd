import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';

const BUILT = fileURLToPath(new URL('../../frontend/dist', import.meta.url));
const NOT_PAGES = /^\/(api|socket\.io|health|metrics)(\/|$)/;

/** Serves the built pages: named assets for a year, every page's address with the same document. */
export function serveFrontend(app: NestExpressApplication): void {
  if (!existsSync(BUILT)) return;
  app.use('/assets', express.static(`${BUILT}/assets`, { immutable: true, maxAge: '1y' }));
  app.use(express.static(BUILT, { index: false }));
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isPage = request.method === 'GET' && !NOT_PAGES.test(request.path);
    if (!isPage) return next();
    // The landing page is written at build time, so that strangers see it before any script runs.
    const document = request.path === '/' ? 'landing.html' : 'index.html';
    response.set('Cache-Control', 'no-cache').sendFile(document, { root: BUILT });
  });
}
