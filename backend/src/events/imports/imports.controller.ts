import { Controller, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import {
  importSchema,
  type ImportInput,
  type ImportLine,
  type ImportPreview,
} from '@kinday/contracts/imports';
import type { Request, Response } from 'express';
import { Limited } from '../../access/limits/limited.guard.js';
import { MembershipRepository } from '../../access/membership.repository.js';
import { SignedInGuard, UserId } from '../../access/signedIn.guard.js';
import { toProblem } from '../../common/problemFilter.js';
import { CallerGone } from '../../common/requests/CallerGone.js';
import { previewOf } from './importAnswers.js';
import { ImportPreparationRepository } from './importPreparation.repository.js';
import { ImportsService } from './imports.service.js';
import { Uploads } from './Uploads.js';

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('imports')
@ApiConsumes('text/calendar', 'application/zip')
@Controller('api/imports')
@UseGuards(SignedInGuard)
export class ImportsController {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly preparation: ImportPreparationRepository,
    private readonly imports: ImportsService,
    private readonly uploads: Uploads,
  ) {}

  /** What the import of a calendar file (iCalendar, or a ZIP archive of them, at most 50 MB) would do. */
  @Post('preview')
  @ApiBody(FILE)
  @Limited('imports')
  @HttpCode(200)
  async preview(
    @UserId() userId: string,
    @Query({ schema: importSchema }) { familyId, calendars }: ImportInput,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CallerGone() gone: AbortSignal,
  ): Promise<ImportPreview> {
    const chosen = await this.#familyOf(userId, familyId);
    const preview = async (file: Buffer) =>
      previewOf(await this.preparation.prepare(userId, chosen, file, calendars ?? null, gone));
    return this.uploads.run(userId, request, response, preview, gone);
  }

  /**
   * Imports a calendar file. The answer comes in lines of JSON (`application/x-ndjson`): how far it is, and
   * at last the result or a sentence. It goes on when nobody waits for the answer any more.
   */
  @Post()
  @ApiBody(FILE)
  @Limited('imports')
  @HttpCode(200)
  async import(
    @UserId() userId: string,
    @Query({ schema: importSchema }) { familyId, reminders, calendars }: ImportInput,
    @Req() request: Request,
    @Res() response: Response,
    @CallerGone() gone: AbortSignal,
  ): Promise<void> {
    const chosen = await this.#familyOf(userId, familyId);
    const goIn = async (file: Buffer) => {
      const prepared = await this.preparation.prepare(userId, chosen, file, calendars ?? null);
      await answerBy(response, this.imports.run(prepared, reminders));
    };
    await this.uploads.run(userId, request, response, goIn, gone);
  }

  /** The calendar that a file is for, which is one of the user's. */
  async #familyOf(userId: string, familyId: string | undefined): Promise<string> {
    const chosen = await this.memberships.chosen(userId, familyId);
    await this.memberships.require(userId, chosen);
    return chosen;
  }
}

/** Tells how far an import is, line by line, for as long as somebody listens. */
async function answerBy(response: Response, lines: AsyncIterable<ImportLine>): Promise<void> {
  response.status(200).type('application/x-ndjson');
  const say = (line: ImportLine) => {
    if (!response.destroyed) response.write(`${JSON.stringify(line)}\n`);
  };
  try {
    for await (const line of lines) say(line);
  } catch (error) {
    say({ error: toProblem(error).message });
    // The filter logs what is our fault.
    throw error;
  } finally {
    response.end();
  }
}
