import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/**
 * Emotion makes `<style>` elements without a text and fills them by script, which the policy lets
 * pass: so the hash of nothing is all it needs. A style or script that came in with a text is blocked.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a browser offers and nothing of ours uses. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

type Sources = string[];

/** What pages may load and run. 'self' holds for the live connection too: same host, same port. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", EMPTY_STYLE],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const satisfies Record<string, Sources>;

/**
 * Nothing of ours makes HTML or scripts from texts, so a browser need not let it happen. The one policy
 * gives out the address of our service worker, whatever it is asked for (frontend: registerWorker).
 */
const NO_MARKUP_FROM_TEXTS: Record<string, Sources> = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['kinday-worker'],
};

const policy = (more: Record<string, Sources>): RequestHandler =>
  helmet.contentSecurityPolicy({ useDefaults: false, directives: { ...POLICY, ...more } });

/** The headers of every answer, made once. @param isSecure whether people come by HTTPS */
export function securityHeaders(isSecure: boolean): RequestHandler {
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: isSecure,
      referrerPolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
    }),
    policy(NO_MARKUP_FROM_TEXTS),
  );
  headers.push(['permissions-policy', UNUSED.map((feature) => `${feature}=()`).join(', ')]);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** What handlers put into any answer, whatever is asked. */
function headersOf(...handlers: RequestHandler[]): [name: string, value: string][] {
  const request = new IncomingMessage(new Socket()) as Request;
  const response = new ServerResponse(request) as Response;
  for (const handle of handlers) void handle(request, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/**
 * For a page that was written at build time: it may bear just these style attributes. (React sets
 * those of other pages by script.)
 * @param hashes of the attributes, like `sha256-…`
 */
export function withStyleAttributes(hashes: readonly string[]): RequestHandler {
  const quoted = hashes.map((hash) => `'${hash}'`);
  return policy({
    ...NO_MARKUP_FROM_TEXTS,
    'style-src-attr': ["'unsafe-hashes'", ...quoted],
  });
}

/** For the page that shows the API: Swagger's own document has styles in it, and makes HTML. */
export const withInlineStyles: RequestHandler = policy({
  'style-src': ["'self'", "'unsafe-inline'"],
  'style-src-attr': ["'unsafe-inline'"],
});
