import { expect, test } from '@jest/globals';
import { discardText } from './waitingText';
import * as messages from './messages';

test('of what may have arrived nobody is told that it is not sent', () => {
  expect(discardText({ wasTried: false, problem: null })).toBe(messages.notSent);
  expect(discardText({ wasTried: true, problem: null })).toBe(messages.maybeSent);
  expect(discardText({ wasTried: true, problem: { kind: 'removed' } })).toBe(messages.notSent);
});
