import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Limited } from '../../access/limits/limited.guard.js';
import { CalendarLinksService } from './calendarLinks.service.js';

const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'inline; filename="calendar.ics"',
  // Nobody keeps it without asking again, and no search engine shows it.
  'Cache-Control': 'private, no-cache',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Encoding',
};

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
  ): Promise<void> {
    const link = await this.links.open(secret);
    await this.links.noteUse(link);
    const isNewest = hasNewest(request, link.etag);
    const isAsked = !isNewest && request.method !== 'HEAD';
    const packed = isAsked ? await this.links.read(link) : null;
    // A refusal has none of these.
    response.set({ ...HEADERS, ETag: link.etag });
    if (!packed) {
      response.status(isNewest ? 304 : 200).end();
      return;
    }
    if (request.acceptsEncodings('gzip')) {
      response.set('Content-Encoding', 'gzip').end(packed);
      return;
    }
    // Whoever hangs up meanwhile is no fault.
    await pipeline(Readable.from([packed]), createGunzip(), response).catch(() => undefined);
  }
}

/** Whether a program has this one already; one that asks past its cache is told so, too. */
function hasNewest(request: Request, etag: string): boolean {
  const known = request.get('If-None-Match')?.split(',') ?? [];
  return known.some((each) => each.trim() === etag);
}
