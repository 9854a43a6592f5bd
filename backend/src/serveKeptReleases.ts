import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import { isWhole } from './keepRelease.js';

const ASSET = /^\/[\w.-]+$/;
/** An asset's name changes with its content. */
export const FOR_A_YEAR = { immutable: true, maxAge: '1y' };

/** Answers for assets that this release does not have and one that was kept (keepRelease) has. */
export function serveKeptReleases(kept: string) {
  return async ({ path }: Request, response: Response, next: NextFunction) => {
    if (!ASSET.test(path)) return next();
    const releases = (await readdir(kept).catch(() => [])).filter(isWhole);
    const trySending = (index: number): void => {
      const release = releases[index];
      if (!release) return next();
      response.sendFile(path.slice(1), { root: join(kept, release), ...FOR_A_YEAR }, (error) => {
        if (error && !response.headersSent) trySending(index + 1);
      });
    };
    trySending(0);
  };
}
