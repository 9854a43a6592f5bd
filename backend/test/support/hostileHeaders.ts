const COOKIES = [
  ...['', 'kinday', 'kinday=', 'kinday=s%3A', 'kinday=s%3Aa.b', 'kinday=s%3A%00.%00', '=; =='],
  ...['kinday=j%3A%7B', 'kinday=%', 'kinday=%E0%A4%A', '__proto__=1', 'kinday-device=a.b.c', ';;'],
  ...['kinday-device=%', `kinday=${'x'.repeat(7_000)}`],
  `kinday-device=${'a'.repeat(22)}.${'b.'.repeat(2_000)}`,
];
const ENCODINGS = ['gzip', 'br', 'deflate', 'zstd', 'x', 'gzip, gzip', 'identity', 'gzip;q=0'];
const ORIGINS = ['null', '', 'x', 'https://', '//', 'file:///', 'https://evil.example', 'a\tb'];
const ADDRESSES = ['x', '1.2.3', '::::', '1.2.3.4,'.repeat(200), '"', '127.0.0.1%00', '999.1.1.1'];
const LISTS = ['*/*;q=x', 'text/html;;', 'x', ','.repeat(2_000), ';q=', '\u00ff'];
const TAGS = ['x', '"', 'W/', '*', '"a", "b"', 'bytes=-', 'bytes=9-1', 'Thu, 99 Foo'];
const TOKENS = ['x', 'Basic !', 'Bearer ', `Bearer ${'x'.repeat(4_000)}`, '__proto__'];

const VALUES: Record<string, readonly string[]> = {
  Cookie: COOKIES,
  'Content-Encoding': ENCODINGS,
  'Accept-Encoding': ENCODINGS,
  Origin: ORIGINS,
  Referer: ORIGINS,
  'X-Forwarded-For': ADDRESSES,
  'X-Forwarded-Proto': ADDRESSES,
  'X-Forwarded-Host': ADDRESSES,
  Forwarded: ADDRESSES,
  Accept: LISTS,
  'Accept-Language': LISTS,
  'User-Agent': LISTS,
  'If-None-Match': TAGS,
  'If-Modified-Since': TAGS,
  Range: TAGS,
  'X-HTTP-Method-Override': ['DELETE', 'TRACE', 'x'],
  'Sec-Fetch-Site': ['cross-site', 'x', ''],
  Authorization: TOKENS,
  'X-Request-Id': TOKENS,
  'Stripe-Signature': TOKENS,
};

/** Headers that say something else than they should, one at a time. */
export const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = Object.entries(
  VALUES,
).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
