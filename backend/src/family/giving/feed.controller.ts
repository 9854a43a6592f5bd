import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Limited } from '../../access/limits/limited.guard.js';
import { CallerGone } from '../../common/requests/CallerGone.js';
import { CalendarLinksService } from './calendarLinks.service.js';

const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'inline; filename="calendar.ics"',
  // Nobody keeps it without asking again, and no search engine shows it.
  'Cache-Control': 'private, no-cache',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Encoding',
};

/** As long as a download may take. */
const LONGEST_MS = 10 * 60 * 1000;

/** Where other programs read a calendar: the address is the secret that lets them. */
@ApiExcludeController()
@Controller('feed')
export class FeedController {
  constructor(private readonly links: CalendarLinksService) {}

  /** Answers HEAD as well, without the file. Who has the newest one costs nothing but the look-up. */
  @Get(':secret.ics')
  @Limited('feedReads')
  async read(
    @Param('secret') secret: string,
    @Req() request: Request,
    @Res() response: Response,
    @CallerGone() gone: AbortSignal,
  ): Promise<void> {
    const link = await this.links.open(secret);
    this.links.noteUse(link);
    const isNewest = hasNewest(request, link.etag);
    const isAsked = !isNewest && request.method !== 'HEAD';
    const file = isAsked ? await this.links.read(link, gone) : null;
    // A refusal has none of these.
    response.set({ ...HEADERS, ETag: link.etag });
    if (!file) {
      response.status(isNewest ? 304 : 200).end();
      return;
    }
    const takesGzip = Boolean(request.acceptsEncodings('gzip'));
    if (takesGzip) response.set('Content-Encoding', 'gzip');
    // A program that reads nothing would hold a file in memory for as long as it likes.
    const patience = setTimeout(() => response.destroy(), LONGEST_MS).unref();
    const isPacked = Buffer.isBuffer(file);
    const sent = isPacked
      ? sendPacked(file, takesGzip, response)
      : sendText(file, takesGzip, response);
    // A program that hangs up meanwhile is no fault.
    await sent.catch(() => undefined);
    clearTimeout(patience);
  }
}

async function sendPacked(file: Buffer, takesGzip: boolean, response: Response): Promise<void> {
  if (!takesGzip) return pipeline(Readable.from([file]), createGunzip(), response);
  response.end(file);
  if (!response.closed) await once(response, 'close');
}

async function sendText(text: Readable, takesGzip: boolean, response: Response): Promise<void> {
  if (!takesGzip) return pipeline(text, response);
  return pipeline(text, createGzip({ level: constants.Z_BEST_SPEED }), response);
}

/** Whether a program has this one already; one that asks past its cache is told so, too. */
function hasNewest(request: Request, etag: string): boolean {
  const known = request.get('If-None-Match')?.split(',') ?? [];
  return known.some((each) => each.trim() === etag);
}
