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
import { previewOf } from './importAnswers.js';
import { ImportPreparationRepository } from './importPreparation.repository.js';
import { ImportsService } from './imports.service.js';
import { takeCalendarFile } from './takeCalendarFile.js';

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('imports')
@ApiConsumes('text/calendar')
@Controller('api/imports')
@UseGuards(SignedInGuard)
export class ImportsController {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly preparation: ImportPreparationRepository,
    private readonly imports: ImportsService,
  ) {}

  /** What the import of a calendar file (iCalendar, at most 5 MB) would do. */
  @Post('preview')
  @ApiBody(FILE)
  @Limited('imports')
  @HttpCode(200)
  async preview(
    @UserId() userId: string,
    @Query({ schema: importSchema }) { familyId }: ImportInput,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportPreview> {
    const chosen = await this.memberships.chosen(userId, familyId);
    await this.memberships.require(userId, chosen);
    const bytes = await takeCalendarFile(request, response);
    const prepared = await this.preparation.prepare(userId, chosen, bytes);
    return previewOf(prepared);
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
    @Query({ schema: importSchema }) { familyId, reminders }: ImportInput,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const chosen = await this.memberships.chosen(userId, familyId);
    await this.memberships.require(userId, chosen);
    const bytes = await takeCalendarFile(request, response);
    const prepared = await this.preparation.prepare(userId, chosen, bytes);
    response.status(200).type('application/x-ndjson');
    const say = (line: ImportLine) => {
      if (!response.destroyed) response.write(`${JSON.stringify(line)}\n`);
    };
    try {
      for await (const line of this.imports.run(prepared, reminders)) say(line);
    } catch (error) {
      say({ error: toProblem(error).message });
      // The filter logs what is our fault.
      throw error;
    } finally {
      response.end();
    }
  }
}
