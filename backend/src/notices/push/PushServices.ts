import { Inject, Injectable } from '@nestjs/common';
import { isOutside } from '../../common/guarded/GuardedHttp.js';
import { CONFIG, type Config } from '../../config.js';

/**
 * The hosts of the push services that browsers use: Chrome; Chromium and what is made of it; Firefox;
 * Edge on Windows; Safari.
 */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** Which addresses of push services are called: those of known services, and of the operator's own. */
@Injectable()
export class PushServices {
  /** Origins that the operator vouches for. */
  readonly vouched: ReadonlySet<string>;

  constructor(@Inject(CONFIG) { pushServices }: Config) {
    this.vouched = new Set(pushServices);
  }

  /** @param endpoint what a browser says: a stranger's word */
  isKnown(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    const isOfKnownHost = KNOWN_HOSTS.some((host) => matches(url.hostname, host));
    return this.vouched.has(url.origin) || (isOutside(url) && isOfKnownHost);
  }
}

function matches(hostname: string, host: string): boolean {
  return host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname === host;
}
