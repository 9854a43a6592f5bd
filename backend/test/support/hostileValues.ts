/** What nobody sends by accident: for any field of a body and any part of an address. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u2066',
    '\u200b',
    '\ufeff',
    '\u2028',
  ],
  ...['\r\nSet-Cookie: a=b', '\n', '\t', '\x1b[2J', '\x7f', '\u0300'.repeat(80), '👨‍👩‍👧‍👦'.repeat(20)],
  ...["'", '"', '`', '\\', "';--", "' OR 1=1 --", "'; DROP TABLE users; --", '") OR ("1"="1'],
  ...[
    '%',
    '_',
    '%00',
    '%c0%ae',
    '%E0%A4%A',
    '%25%32%66',
    '../../../etc/passwd',
    '..\\..\\boot.ini',
  ],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)'],
  ...[
    '{{7*7}}',
    '${7*7}',
    '$(id)',
    '`id`',
    '| id',
    '%n%s%x',
    '$ne',
    '$where',
    '*)(uid=*',
    '[object Object]',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'undefined',
    'null',
    'NaN',
  ],
  ...[
    'true',
    '0',
    '-0',
    '-1',
    '1e999',
    '0x1F',
    '9007199254740993',
    '99999999999999999999',
    'Infinity',
  ],
  ...[
    '0000-00-00',
    '2026-02-30',
    '2026-13-01',
    '9999-12-31',
    '10000-01-01',
    '-000001-01-01',
    '02-30',
  ],
  ...[
    '2026-11-21T00:00:00Z',
    '2026-1-1',
    '٢٠٢٦-٠١-٠١',
    '24:00',
    '23:60',
    '9:00',
    '23:59:60',
    '１２:００',
  ],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'urn:uuid:1'],
  ...[
    '{00000000-0000-4000-8000-000000000000}',
    '00000000000040008000000000000000',
    'AAAAAA',
    'aaaaaa',
  ],
  ...[
    '#GGGGGG',
    '#FFF',
    'red',
    'url(x)',
    'expression(1)',
    'a@b',
    'a@b@c.d',
    '"a b"@c.d',
    'a@[::1]',
  ],
  ...[
    'x'.repeat(300),
    'é'.repeat(2_000),
    '🎂'.repeat(5_100),
    'x'.repeat(20_000),
    '('.repeat(3_000),
  ],
];

/** The same, and whatever else JSON can be. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  ...[null, true, false, 0, -0, -1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 5e-324],
  ...[
    [],
    [[]],
    [null],
    ['a', 'b'],
    Array.from({ length: 500 }, () => 0),
    {},
    { a: 1 },
    { length: 1e9 },
  ],
  ...[{ toString: 1 }, { then: 1 }, { $gt: '' }, { toJSON: 1 }, { constructor: { prototype: {} } }],
  ...[JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown, deep(60), deep(2_000)],
];

/** Bodies that are no JSON, or not what JSON should be; each may need a type of its own. */
export const HOSTILE_BODIES: readonly string[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[',
    '"',
    "'a'",
    '{]',
    '{"a":}',
    '{"a":1,}',
    '{a:1}',
    '{"a":1}{"b":2}',
    '\0',
  ],
  ...['null', 'true', '1', '"a"', '[]', '[{}]', 'NaN', 'undefined', '01', '1e999999', '\ufeff{}'],
  ...['{"a":"\\ud800"}', '{"a":"\\u0000"}', '{"a":"\\x"}', '{"a":1,"a":2}', '[['.repeat(20_000)],
  ...[
    '{"a":'.repeat(5_000),
    '{"__proto__":{"a":1}}',
    '<a/>',
    'a=b&c=d',
    '--a\r\n\r\n--a--',
    'x'.repeat(90_000),
  ],
];

/** What a body may claim to be. */
export const HOSTILE_TYPES: readonly string[] = [
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'application/json; charset=x',
    'json',
  ],
  ...['application/vnd.api+json', 'text/json', 'text/plain', 'application/xml', '*/*', 'a', '/'],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=a',
  ],
  ...['application/json, text/plain', 'application/json; charset="', 'APPLICATION/JSON', ''],
];

/** Lists within lists. */
function deep(levels: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}
