import { describe, expect, test } from '@jest/globals';
import type { Change } from '@kinday/contracts/change';
import { onlyFamilyOf, seal, unseal } from './busEnvelope.js';

const NODE = '6f1c2b1e-3d0a-4a51-9a55-2f6f3f0c7a11';
const FAMILY = '0b6c7d8e-1111-4222-8333-944455566677';
const EVENT = '7d1c2b1e-3d0a-4a51-9a55-2f6f3f0c7a12';

const removal = (collection: 'events' | 'members'): Change => ({
  familyId: FAMILY,
  revision: 7,
  actorId: EVENT,
  at: '2026-11-24T09:00:00.000Z',
  edits: [{ collection, op: 'remove', id: EVENT }],
});
const sealed = (change: Change) => seal(NODE, { kind: 'change', change });

describe('what travels between nodes', () => {
  test('is the same afterwards', () => {
    const versions = { before: '741', version: '742' };
    const message = { kind: 'change' as const, change: removal('events'), versions };
    expect(unseal(seal(NODE, message))).toEqual(message);
  });

  test('tells the family of a change without being read', () => {
    expect(onlyFamilyOf(sealed(removal('events')))).toBe(FAMILY);
  });

  test('is for everybody where it may bring somebody into a family', () => {
    expect(onlyFamilyOf(sealed(removal('members')))).toBeNull();
  });

  test('is for everybody where it is no change', () => {
    expect(onlyFamilyOf(seal(NODE, { kind: 'account', userId: EVENT }))).toBeNull();
    expect(
      onlyFamilyOf('{"from":"x","news":{"kind":"later","change":{"familyId":"1"}}}'),
    ).toBeNull();
    expect(onlyFamilyOf('not JSON')).toBeNull();
  });
});
