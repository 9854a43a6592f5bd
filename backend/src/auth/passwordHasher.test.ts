import { expect, test } from '@jest/globals';
import { PasswordHasher } from './passwordHasher.js';

const hasher = new PasswordHasher();

test('a password is kept as argon2id with 19 MiB, two rounds and a salt of its own', async () => {
  const [one, other] = await Promise.all([hasher.hash('secret'), hasher.hash('secret')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

test('the right password is told from any other, and from nobody’s', async () => {
  const kept = await hasher.hash('caf\u00e9');
  expect(await hasher.verify(kept, 'cafe\u0301')).toBe(true);
  expect(await hasher.verify(kept, 'cafe')).toBe(false);
  expect(await hasher.verify(null, 'cafe')).toBe(false);
  expect(await hasher.verify(null, 'nobody has this password')).toBe(false);
});

test('a flood is turned away with 503, what was let in is served, and then all is well again', async () => {
  const kept = await hasher.hash('secret');
  const settled = await Promise.allSettled(
    Array.from({ length: 90 }, () => hasher.verify(kept, 'secret')),
  );
  const served = settled.filter(({ status }) => status === 'fulfilled');
  const refused = settled.filter((each) => each.status === 'rejected');
  expect(served.length).toBeGreaterThanOrEqual(64);
  expect(refused.length).toBeGreaterThan(0);
  expect(served.length + refused.length).toBe(90);
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503 });
  expect(await hasher.verify(kept, 'secret')).toBe(true);
});
