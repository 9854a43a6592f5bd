import { Body, Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PAGES } from '@kinday/contracts/pages';
import { MAIL_KINDS } from '@kinday/contracts/reminders';
import {
  unsubscribeLinkSchema,
  unsubscribeSchema,
  type UnsubscribeInput,
  type UnsubscribeLink,
} from '@kinday/contracts/unsubscribe';
import type { Success } from '@kinday/contracts/user';
import { Limited } from '../../access/limits/limited.guard.js';
import { badRequest } from '../../common/problem.js';
import { Publisher } from '../../sync/Publisher.js';
import { ReminderSettingsRepository } from './reminderSettings.repository.js';
import { UnsubscribeLinks } from './UnsubscribeLinks.js';
import * as messages from './messages.js';

/** Ends mails without a log-in; mail programs call it by themselves (RFC 8058). */
@ApiTags('reminders')
@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly settings: ReminderSettingsRepository,
    private readonly publisher: Publisher,
  ) {}

  /** Leads to the page that asks: programs that look at links in mails end nothing. */
  @Get()
  @Redirect(undefined, 303)
  ask(@Query({ schema: unsubscribeLinkSchema }) { token = '' }: UnsubscribeLink) {
    return { url: `${PAGES.unsubscribe}#token=${encodeURIComponent(token)}` };
  }

  /** The token stands in the address, or in a body of JSON; any other body says nothing. */
  @Post()
  @HttpCode(200)
  @Limited('unsubscribes')
  async end(
    @Query({ schema: unsubscribeLinkSchema }) link: UnsubscribeLink,
    @Body({ schema: unsubscribeSchema }) given: UnsubscribeInput,
  ): Promise<Success> {
    const { token = '', all = false } = { ...link, ...given };
    const read = this.links.read(token);
    if (!read) throw badRequest('invalid_link', messages.linkNotValid);
    const { userId, kind } = read;
    const isChanged = await this.settings.endMails(userId, all ? MAIL_KINDS : [kind]);
    if (isChanged) this.publisher.publish({ kind: 'account', userId });
    return { success: true };
  }
}
