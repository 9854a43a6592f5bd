import { Controller, Get, Query, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { familyChoiceSchema, type FamilyChoice } from '@kinday/contracts/family';
import type { Response } from 'express';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import { Revised } from '../common/revised.js';
import { calendarFile } from './calendarFile.js';
import { FamilyEventsRepository } from './familyEvents.repository.js';
import { FamilyService } from './family.service.js';

@ApiTags('family')
@Controller('api/family')
@UseGuards(SignedInGuard)
export class FamilyExportController {
  constructor(
    private readonly families: FamilyService,
    private readonly events: FamilyEventsRepository,
  ) {}

  /** The whole calendar as a file for other calendar programs. */
  @Get('export.ics')
  async export(
    @UserId() userId: string,
    @Query({ schema: familyChoiceSchema }) { familyId }: FamilyChoice,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Revised<string>> {
    const { revision, body } = await this.families.read(userId, familyId);
    const events = await this.events.all(userId, body.family.id);
    // Express sets the type by the name's ending.
    response.attachment(`${body.family.name}.ics`);
    return new Revised(revision, calendarFile(body, events, new Date()));
  }
}
