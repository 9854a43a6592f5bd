import { expect, test } from '@jest/globals';
import { pushPayloadSchema, type PushPayload } from '@kinday/contracts/pushPayload';
import { fittingText } from './fittingText.js';

const dentist: PushPayload = {
  tag: 'a',
  title: 'Dentist',
  body: 'Today, 3:00 PM · Dr. Lee, Main St · For Ben',
  path: '/dashboard',
  isSilent: false,
  at: null,
};
const fitted = (payload: PushPayload) => pushPayloadSchema.parse(JSON.parse(fittingText(payload)));

test('what fits stays as it is', () => {
  expect(fitted(dentist)).toEqual(dentist);
});

test('a long body ends behind a word, and says that it goes on', () => {
  const { body } = fitted({ ...dentist, body: 'Bring the yellow card. '.repeat(400) });
  expect(body).toMatch(
    /^(Bring the yellow card\. )+(Bring|Bring the|Bring the yellow)?…$|card\.…$/,
  );
  expect(body.length).toBeGreaterThan(2_300);
});

test.each([
  ['of one word', 'a'.repeat(9_000)],
  ['of signs of four bytes', '🎂'.repeat(4_000)],
  ['of what JSON writes with six', '\u0001'.repeat(4_000)],
])('no body is too long, not even one %s', (_what, body) => {
  for (const title of ['Dentist', body]) {
    const text = fittingText({ ...dentist, title, body });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3_000);
    expect(JSON.parse(text)).toMatchObject({ path: '/dashboard' });
    expect(Buffer.from(text).toString()).not.toContain('\ufffd');
  }
});
