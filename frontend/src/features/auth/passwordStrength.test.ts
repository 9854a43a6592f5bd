import { expect, test } from '@jest/globals';
import { LIMITS } from '@kinday/contracts/product';
import { passwordStrength } from './passwordStrength';

test.each([
  ['abc12', 'short'],
  ['abcdef', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['Sunday12', 'good'],
  ['correct horse battery staple', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password, LIMITS.passwordMin)).toBe(strength);
});
