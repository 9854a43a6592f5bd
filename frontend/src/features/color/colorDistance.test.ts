import { expect, test } from '@jest/globals';
import { colorDistance, deltaE2000 } from './colorDistance';
import { lookAlike } from './lookAlike';

// From the test data published with Sharma, Wu, Dalal (2005).
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('%j and %j differ by %d, either way round', (one, other, difference) => {
  expect(deltaE2000(one, other)).toBeCloseTo(difference, 4);
  expect(deltaE2000(other, one)).toBeCloseTo(difference, 4);
});

test('black and white are as far apart as colors get', () => {
  expect(colorDistance('#000000', '#FFFFFF')).toBeCloseTo(100, 1);
});

test('a color near a relative’s names the relative; one without a color is never near', () => {
  const relatives = [
    { name: 'Leo', color: null },
    { name: 'Ben', color: '#4ECDC4' },
  ];
  expect(lookAlike('#50CEC5', relatives)).toBe('Ben');
  expect(lookAlike('#FF6B6B', relatives)).toBeNull();
});
