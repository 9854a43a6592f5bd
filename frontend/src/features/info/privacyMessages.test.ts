import { expect, test } from '@jest/globals';
import { PRIVACY_SECTIONS } from './privacyMessages';

test('whoever else gets data is named: payments go through Stripe, with the payer’s email and ids', () => {
  const sharing = PRIVACY_SECTIONS.find(({ heading }) => heading === 'Sharing');
  const payment = sharing?.points.find((point) => point.includes('Stripe'));
  expect(payment).toMatch(/email/);
  expect(payment).toMatch(/\bids?\b/);
  expect(sharing?.points).not.toContainEqual(expect.stringMatching(/^Nobody else does\./));
});
