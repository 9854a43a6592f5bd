import { Controller, Get, Query, Res, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { familyChoiceSchema, type FamilyChoice } from '@kinday/contracts/family';
import type { Response } from 'express';
import { Exports } from '../../access/limits/Exports.js';
import { Limited } from '../../access/limits/limited.guard.js';
import { SignedInGuard, UserId } from '../../access/signedIn.guard.js';
import { CallerGone } from '../../common/requests/CallerGone.js';
import { Revised } from '../../common/revised.js';
import { calendarPieces } from './calendarPieces.js';
import { FamilyEventsRepository } from './familyEvents.repository.js';
import { FamilyService } from '../family.service.js';

@ApiTags('family')
@Controller('api/family')
@UseGuards(SignedInGuard)
export class FamilyExportController {
  constructor(
    private readonly families: FamilyService,
    private readonly events: FamilyEventsRepository,
    private readonly exports: Exports,
  ) {}

  /** The whole calendar as a file for other calendar programs. */
  @Get('export.ics')
  @Limited('exports')
  async export(
    @UserId() userId: string,
    @Query({ schema: familyChoiceSchema }) { familyId }: FamilyChoice,
    @Res({ passthrough: true }) response: Response,
    @CallerGone() gone: AbortSignal,
  ): Promise<Revised<StreamableFile>> {
    const { revision, body } = await this.families.read(userId, familyId);
    const pieces = calendarPieces(this.events, body, userId, 'all');
    const file = this.exports.send(userId, pieces, gone);
    // Express sets the type by the name's ending.
    response.attachment(`${body.family.name}.ics`);
    return new Revised(revision, file);
  }
}
