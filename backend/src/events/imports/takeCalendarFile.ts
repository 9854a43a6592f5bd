import { raw, type Request, type Response } from 'express';
import { LIMITS } from '@kinday/contracts/product';
import { badRequest, ProblemError } from '../../common/problem.js';
import * as messages from './messages.js';

const parse = raw({
  type: ['text/calendar', 'application/zip'],
  limit: LIMITS.largeCalendarFileBytes,
});

/**
 * The body of a call that sends a calendar file; read once the guards let the caller through. Throws 413
 * for one that is too large, 400 for none.
 */
export async function takeCalendarFile(request: Request, response: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: Error & { status?: number }) => {
      if (!error) resolve();
      else reject(error.status === 413 ? tooLarge() : error);
    });
  });
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body) || body.length === 0) throw badRequest('no_file', messages.sendAFile);
  return body;
}

function tooLarge(): ProblemError {
  const sentence = messages.fileTooLarge(LIMITS.largeCalendarFileBytes / 1_000_000);
  return new ProblemError(413, { error: sentence, code: 'too_large' });
}
