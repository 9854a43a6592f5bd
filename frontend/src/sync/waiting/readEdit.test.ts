import { describe, expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { occurrenceOf } from '@kinday/contracts/series';
import { putEvent } from '../commands/eventWrites';
import { AT, HOME, olga, piano, picnic } from '../sampleFamily.testing';
import { readEdit } from './readEdit';
import type { WaitingEdit } from './waitingEdit';

const event = newEvent('c0000000-0000-4000-8000-000000000000', HOME, olga, picnic, AT);
const place = 3;
const ids = { id: 'edit', userId: olga.id, familyId: HOME, at: AT, place };
const saved: WaitingEdit = {
  ...ids,
  command: { kind: 'save', event, wanted: { fields: picnic, scope: 'this' }, id: 'made' },
  edits: [putEvent(event)],
  wasTried: true,
  sentBy: null,
  problem: { kind: 'conflict', theirs: event, parts: ['title'] },
};

/** The same as a release said it that knew less of events. */
function asSaidBefore(edit: WaitingEdit): WaitingEdit {
  const younger = ['zone', 'ownCategoryId', 'location'];
  return JSON.parse(
    JSON.stringify(edit, (name, value: unknown) => (younger.includes(name) ? undefined : value)),
  ) as WaitingEdit;
}

describe('an edit that another release left on the device', () => {
  test.each([
    ['save', saved],
    ['delete', { ...saved, command: { kind: 'delete', event, scope: 'this' } }],
    [
      'deletion of a series that is taken back',
      {
        ...saved,
        command: {
          kind: 'restore',
          event: occurrenceOf(piano, '2026-11-12'),
          deletion: { scope: 'all', seen: { revision: 7, epoch: 'now' } },
        },
      },
    ],
    [
      'claim of an occurrence',
      {
        ...saved,
        command: { kind: 'claim', event: occurrenceOf(piano, '2026-11-12'), id: 'made' },
      },
    ],
    [
      'series that is to repeat no more',
      {
        ...saved,
        command: {
          kind: 'save',
          event: occurrenceOf(piano, '2026-11-12'),
          wanted: { fields: picnic, rule: null, scope: 'all', seen: { revision: 7, epoch: 'now' } },
          id: 'made',
        },
      },
    ],
    ['undo', { ...saved, command: { kind: 'undo', familyId: HOME, revision: 7, title: 'Zoo' } }],
  ] as [string, WaitingEdit][])('is the same again, though it knew less: %s', (_what, edit) => {
    expect(readEdit(edit)).toEqual(edit);
    expect(readEdit(asSaidBefore(edit))).toEqual(edit);
  });

  test('keeps what is not known here', () => {
    const later = { ...saved, why: 'new', edits: [putEvent({ ...event, mood: 'glad' } as never)] };
    expect(readEdit(later)).toMatchObject({ why: 'new', edits: [{ record: { mood: 'glad' } }] });
  });

  test('is tried anew where its problem cannot be read', () => {
    expect(readEdit({ ...saved, problem: { kind: 'unheard of' } } as never)?.problem).toBe(null);
  });

  test.each([
    ['a command of another kind', { ...saved, command: { kind: 'paint', event } }],
    [
      'what cannot have been seen',
      {
        ...saved,
        command: { ...saved.command, wanted: { fields: picnic, scope: 'all', seen: 7 } },
      },
    ],
    ['no records', { ...saved, edits: undefined }],
    ['records of another kind', { ...saved, edits: [{ collection: 'moods', op: 'put' }] }],
    ['nothing', ids],
  ])('is none to send with %s', (_what, edit) => {
    expect(readEdit(edit as never)).toBe(null);
  });
});
