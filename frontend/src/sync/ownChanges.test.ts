import { expect, test } from '@jest/globals';
import { publishChange } from './changeListeners';
import { EditConflict } from './commands/writeWithMerge';
import {
  lastChangeOf,
  learnRevisionOfWaiting,
  rememberWaiting,
  rememberWrite,
  type OwnChange,
} from './ownChanges';
import { newEvent } from '@kinday/contracts/event';
import { AT, HOME, olga, picnic } from './sampleFamily.testing';

const author = { familyId: HOME, userId: olga.id };

test('an edit that another tab has sent is undone by its revision; one that changed nothing by none', () => {
  rememberWaiting({ ...author, eventId: 'beach', title: 'Beach' }, 'one');
  rememberWaiting({ ...author, eventId: 'zoo', title: 'Zoo' }, 'two');
  learnRevisionOfWaiting('one', 7);
  learnRevisionOfWaiting('two', null);
  expect(lastChangeOf(author)).toMatchObject({ title: 'Beach', revision: 7 });
});

const zoo = newEvent('zoo', HOME, olga, picnic, AT);

/** What Olga did to the event on another device is heard here. */
function hearOtherDevice(revision: number): void {
  const edits = [{ collection: 'events', op: 'put', record: zoo } as const];
  publishChange({ familyId: HOME, revision, actorId: olga.id, at: AT, edits });
}

const unchanged = { revision: 8, change: null };

test('a write that changed nothing is none to undo, whatever its author did elsewhere meanwhile', async () => {
  const before = lastChangeOf(author);
  let answer: (written: typeof unchanged) => void = () => undefined;
  const written = new Promise<typeof unchanged>((resolve) => (answer = resolve));
  const own = rememberWrite({ ...author, eventId: zoo.id, title: 'Zoo' }, written);
  hearOtherDevice(8);
  answer(unchanged);
  await own.answered;
  expect(lastChangeOf(author)).toBe(before);
});

test('what was never sent is not taken for what its author did on another device', () => {
  const waits: OwnChange = rememberWaiting({ ...author, eventId: zoo.id, title: 'Zoo' }, 'four');
  hearOtherDevice(9);
  expect(waits.revision).toBeNull();
  learnRevisionOfWaiting('four', null);
});

test('a write that met somebody else’s is refused, and is not waited for', async () => {
  const refused = Promise.reject(new EditConflict(zoo, ['title']));
  const own = rememberWrite({ ...author, eventId: zoo.id, title: 'Zoo' }, refused);
  await own.answered;
  expect(own.isUncertain).toBe(false);
});
