import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { withStyleAttributes } from './securityHeaders.js';
import { servePrecompressed } from './servePrecompressed.js';

const BUILT = fileURLToPath(new URL('../../frontend/dist', import.meta.url));
const NOT_PAGES = /^\/(api|socket\.io|health|metrics)(\/|$)/;
/** The landing page is written at build time, so that strangers see it before any script runs. */
const LANDING = 'landing.html';
/** The same for those who come for their calendar: its outline. */
const CALENDAR = 'calendar.html';
const CALENDAR_PATH = /^\/dashboard\/?$/i;

/** Serves the built pages: named assets for a year, every page's address with the same document. */
export function serveFrontend(app: NestExpressApplication): void {
  if (!existsSync(`${BUILT}/${LANDING}`)) return;
  const assets = `${BUILT}/assets`;
  app.use('/assets', servePrecompressed(assets));
  app.use('/assets', express.static(assets, { immutable: true, maxAge: '1y' }));
  app.use(express.static(BUILT, { index: false }));
  const landingPolicy = withStyleAttributes(hashesOfStyles(`${BUILT}/${LANDING}`));
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isPage = request.method === 'GET' && !NOT_PAGES.test(request.path);
    if (!isPage) return next();
    const send = (document: string) =>
      response.set('Cache-Control', 'no-cache').sendFile(document, { root: BUILT });
    if (request.path === '/') landingPolicy(request, response, () => send(LANDING));
    else send(CALENDAR_PATH.test(request.path) ? CALENDAR : 'index.html');
  });
}

/** The hashes of the style attributes that a written page bears; they hold no entities. */
function hashesOfStyles(path: string): string[] {
  const styles = [...readFileSync(path, 'utf8').matchAll(/ style="([^"]*)"/g)];
  const texts = new Set(styles.map(([, text = '']) => text));
  return [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
