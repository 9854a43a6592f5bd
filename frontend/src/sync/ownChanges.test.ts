import { expect, test } from '@jest/globals';
import { lastChangeOf, learnRevisionOfWaiting, rememberWaiting } from './ownChanges';
import { HOME, olga } from './sampleFamily.testing';

const author = { familyId: HOME, userId: olga.id };

test('an edit that another tab has sent is undone by its revision; one that changed nothing by none', () => {
  rememberWaiting({ ...author, eventId: 'beach', title: 'Beach' }, 'one');
  rememberWaiting({ ...author, eventId: 'zoo', title: 'Zoo' }, 'two');
  learnRevisionOfWaiting('one', 7);
  learnRevisionOfWaiting('two', null);
  expect(lastChangeOf(author)).toMatchObject({ title: 'Beach', revision: 7 });
});
