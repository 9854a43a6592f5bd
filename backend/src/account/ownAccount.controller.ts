import { Body, Controller, Delete, Get, HttpCode, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { passwordProofSchema, type PasswordProof } from '@kinday/contracts/password';
import type { Success } from '@kinday/contracts/user';
import { Exports } from '../access/limits/Exports.js';
import { Limited } from '../access/limits/limited.guard.js';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import { SessionIdHash } from '../auth/sessionIdHash.js';
import { CallerGone } from '../common/requests/CallerGone.js';
import { DeletionService } from './deletion.service.js';
import { OwnDataService } from './ownData.service.js';

@ApiTags('me')
@Controller('api/me')
@UseGuards(SignedInGuard)
export class OwnAccountController {
  constructor(
    private readonly ownData: OwnDataService,
    private readonly deletion: DeletionService,
    private readonly exports: Exports,
  ) {}

  /** Downloads all data of the user as a JSON file. */
  @Get('export')
  @Limited('exports')
  async export(
    @UserId() userId: string,
    @SessionIdHash() idHash: string,
    @CallerGone() gone: AbortSignal,
  ): Promise<StreamableFile> {
    const pieces = await this.ownData.file(userId, idHash);
    return this.exports.send(userId, pieces, gone, {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="kinday-my-data.json"',
    });
  }

  @Delete()
  @HttpCode(200)
  async delete(
    @UserId() userId: string,
    @Body({ schema: passwordProofSchema }) { password }: PasswordProof,
  ): Promise<Success> {
    await this.deletion.delete(userId, password);
    return { success: true };
  }
}
