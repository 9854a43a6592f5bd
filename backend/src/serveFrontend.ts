import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentOf, isFilePath, isServerPath, pageAt, PAGES } from '@kinday/contracts/pages';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { keepRelease } from './keepRelease.js';
import { withStyleAttributes } from './securityHeaders.js';
import { FOR_A_YEAR, serveKeptReleases } from './serveKeptReleases.js';
import { servePrecompressed } from './servePrecompressed.js';

const BUILT = fileURLToPath(new URL('../../frontend/dist', import.meta.url));
/** What ends a worker in the browsers that still have one. */
const ENDS_WORKER = 'endWorker.js';

/**
 * Serves the built pages: named assets for a year, also those of the releases before this one; every
 * address with the document of its page. An address that no page has gets status 404 and the page
 * that says so, a file that is not there 404 and a word.
 * @param dataDir keeps the releases' assets
 * @param built what the build of the frontend wrote
 */
export async function serveFrontend(app: Express, dataDir: string, built = BUILT): Promise<void> {
  if (!existsSync(join(built, 'index.html'))) return;
  const assets = join(built, 'assets');
  const kept = join(dataDir, 'releases');
  // On a disk that is full or read-only the release is served without being kept.
  await keepRelease(assets, kept).catch((error: unknown) =>
    console.warn(`The pages' files could not be kept for the next release: ${String(error)}`),
  );
  const pages = express.Router();
  pages.use('/assets', servePrecompressed(assets));
  pages.use('/assets', express.static(assets, FOR_A_YEAR));
  pages.use('/assets', serveKeptReleases(kept));
  pages.use(express.static(built, { index: false, setHeaders: askAgainForWorker }));
  pages.get('/sw.js', (_request, response) => endWorker(response, built));
  const policies = policiesOf(built);
  pages.use((request: Request, response: Response, next: NextFunction) => {
    const { method, path } = request;
    if (!['GET', 'HEAD'].includes(method)) return next();
    if (path.startsWith('/assets/') || isFilePath(path)) return sayMissing(response);
    const page = pageAt(path);
    const document = documentOf(page, request.url);
    const send = () =>
      response
        .status(page ? 200 : 404)
        .set('Cache-Control', 'no-cache')
        .sendFile(document, { root: built });
    const policy = policies.get(document);
    if (policy) policy(request, response, send);
    else send();
  });
  // No file is looked for before a call.
  app.use((request: Request, response: Response, next: NextFunction) =>
    isServerPath(request.path) ? next() : pages(request, response, next),
  );
}

/** The service worker has no hash in its name: browsers ask each time whether there is another. */
function askAgainForWorker(response: Response, file: string): void {
  if (basename(file) === 'sw.js') response.set('Cache-Control', 'no-cache');
}

/**
 * For a build that has no worker, or an operator who took it away: browsers go on with the worker that
 * they have until another script comes in its place.
 */
function endWorker(response: Response, built: string): void {
  response.set('Cache-Control', 'no-cache').sendFile(ENDS_WORKER, { root: built });
}

/** Nobody keeps this answer: a node of another release may have the file. */
function sayMissing(response: Response): void {
  response.removeHeader('Content-Encoding');
  response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
}

/** By document, what lets pass the style attributes that it was written with. */
function policiesOf(built: string): Map<string, RequestHandler> {
  const policies = new Map<string, RequestHandler>();
  for (const document of new Set(Object.values(PAGES).map((page) => documentOf(page)))) {
    const hashes = hashesOfStyles(join(built, document));
    if (hashes.length > 0) policies.set(document, withStyleAttributes(hashes));
  }
  return policies;
}

/** The hashes of the style attributes that a written page bears; they hold no entities. */
function hashesOfStyles(path: string): string[] {
  const styles = [...readFileSync(path, 'utf8').matchAll(/ style="([^"]*)"/g)];
  const texts = new Set(styles.map(([, text = '']) => text));
  return [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
