import { afterEach, expect, test } from '@jest/globals';
import { asApiError, errorMessage, failureText, isUnreached, toApiError } from './apiError';
import { noteAway } from './reach';

afterEach(() => noteAway(false));

/** How a call failed; what is no JSON cannot be read, whatever its status. */
function failedWith(status: string | number, data: unknown) {
  const isPage = typeof status === 'number' && typeof data === 'string';
  const failure = isPage ? { status: 'PARSING_ERROR', originalStatus: status } : { status };
  return toApiError({ ...failure, data, error: '' } as Parameters<typeof toApiError>[0]);
}

const unanswered = () => toApiError({ status: 'FETCH_ERROR', error: 'Failed to fetch' });

test('a call that nobody answered says so, without a guess at why', () => {
  expect(errorMessage(unanswered(), 'Later.')).toMatch(/can't be reached/);
});

test('while the server is known to be out of reach, it says when it can be done', () => {
  noteAway(true);
  expect(errorMessage(unanswered())).toMatch(/^You're offline/);
  expect(errorMessage(unanswered(), 'Members can be removed later.')).toBe(
    'Members can be removed later.',
  );
  noteAway(false);
  expect(errorMessage(unanswered())).not.toMatch(/offline/);
});

test('what cannot be read without a network says that, and nothing of a failure', () => {
  const say = () => failureText(unanswered(), 'We couldn’t load it.', 'It can be seen later.');
  expect(say()).toBe('We couldn’t load it.');
  noteAway(true);
  expect(say()).toBe('It can be seen later.');
});

test('what the server says is said, whatever the live connection believes', () => {
  noteAway(true);
  const refused = toApiError({ status: 403, data: { code: 'no', error: 'Owners only' } });
  expect(errorMessage(refused, 'Later.')).toBe('403: Owners only');
});

test.each([
  ['no answer', 'FETCH_ERROR', undefined, true],
  ['no answer in time', 'TIMEOUT_ERROR', undefined, true],
  ['a proxy’s own page', 502, 'Bad Gateway', true],
  ['a proxy that waited in vain', 504, '', true],
  ['a proxy that knows of no server', 503, null, true],
  ['a network that wants a log-in first', 511, '<!DOCTYPE html>', true],
  ['a network that answers with its own log-in page', 200, '<!DOCTYPE html>', true],
  ['a server that has no time', 503, { code: 'busy', error: 'Not now' }, false],
  ['somebody between who forbids it', 403, '<!DOCTYPE html>', false],
  ['a server that says what it lacks', 502, { code: 'away', error: 'Later' }, false],
  ['a server’s fault', 500, 'Oops', false],
  ['a refusal', 409, { code: 'event_changed', error: 'Changed' }, false],
])('%s: not reached?', (_what, status, data, isIt) => {
  expect(isUnreached(failedWith(status, data))).toBe(isIt);
});

test.each([200, 403, 500, 502, 503])(
  '%i: a page of somebody else is not told to people',
  (status) => {
    for (const data of ['<!DOCTYPE html><h1>Log in</h1>', '', null]) {
      const { message } = failedWith(status, data);
      expect(message).toMatch(/Kinday/);
      expect(message).not.toMatch(/html|null|undefined/i);
    }
  },
);

test('a fault of this page is told like a call that got nowhere, but is none', () => {
  const fault = new TypeError('undefined is not a function');
  expect(asApiError(fault).status).toBe(0);
  expect(isUnreached(fault)).toBe(false);
});

test.each([
  ['20', 20_000],
  ['0', 0],
  ['86400', 300_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
  ['soon', 0],
  [null, 0],
])('Retry-After: %s', (retryAfter, ms) => {
  const data = { code: 'too_many_calls', error: 'Please wait' };
  expect(toApiError({ status: 429, data }, retryAfter).retryAfterMs).toBe(ms);
});
