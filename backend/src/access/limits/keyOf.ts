import type { Request } from 'express';
import { emailKey } from '../../common/emailKey.js';
import { clientNetwork, clientSite } from '../../common/requests/clientNetwork.js';
import { RATE_LIMITS, type LimitName } from './rateLimits.js';

/** The key under which a limit counts a request; null where the limit does not apply to it. */
export function keyOf(name: LimitName, request: Request): string | null {
  const userId = request.session?.userId;
  switch (RATE_LIMITS[name].per) {
    case 'user':
      return userId ?? null;
    case 'address':
      return clientNetwork(request.ip ?? '');
    case 'site':
      return clientSite(request.ip ?? '');
    case 'account':
      return accountIn(request.body);
    case 'everybody':
      return '';
  }
}

/** The address a log-in or a forgotten password is about; routes parse their bodies only later. */
function accountIn(body: unknown): string | null {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? emailKey(email) : null;
}
