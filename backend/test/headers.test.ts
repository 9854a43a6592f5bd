import { expect, test } from '@jest/globals';
import { startApp } from './support/startApp.js';

const app = startApp();

/** What every answer says, whoever asks for whatever. */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': expect.stringContaining('geolocation=()') as unknown,
};

test.each(['/api/me', '/api/nothing', '/health/live', '/no/such/page'])(
  'the answer of %s lets a browser guess, frame and share nothing',
  async (path) => {
    const { headers } = await app.newClient().get(path);
    expect(Object.fromEntries(headers)).toEqual(
      expect.objectContaining(
        Object.fromEntries(
          Object.entries(EVERYWHERE).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      ),
    );
    const policy = headers.get('Content-Security-Policy') ?? '';
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('unsafe-inline');
    expect(headers.has('X-Powered-By')).toBe(false);
    // Without HTTPS there is nothing to promise for a year.
    expect(headers.has('Strict-Transport-Security')).toBe(false);
  },
);

test('answers of the API are kept by nobody', async () => {
  const { headers } = await app.newClient().get('/api/me');
  expect(headers.get('Cache-Control')).toBe('no-store');
});
