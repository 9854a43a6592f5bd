import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryOf, IDS } from '../test/arbitraryOf.js';
import { anyHistory, FAMILY_ID, freshRead } from '../test/serverModel.js';
import type { Change, RecordEdit } from './change.js';
import { ABSENT_CONTENT, creatorOf, type Event } from './event.js';
import { fullFrom, leanChangeSchema, leanOf, type LeanChange } from './leanChange.js';
import type { Member } from './member.js';
import { newsSchema } from './news.js';
import { newsOf } from './newsOf.js';

const AT = '2026-01-01T00:00:00.000Z';

/** What the wire does to a value. */
function sent(change: LeanChange): LeanChange {
  return leanChangeSchema.parse(JSON.parse(JSON.stringify(change)));
}

function membersAfter(history: readonly Change[]): readonly Member[] {
  return freshRead(history, null).records.members ?? [];
}

/** Edits whose creators are told as a server tells them: as the members they are by then, or as former ones. */
function withTrueCreators(edits: readonly RecordEdit[], before: readonly Member[]): RecordEdit[] {
  const members = new Map(before.map((member) => [member.id, member]));
  return edits.map((edit) => {
    if (edit.collection === 'members') {
      if (edit.op === 'put') members.set(edit.record.id, edit.record);
      else members.delete(edit.id);
    }
    if (edit.op === 'remove' || !('creator' in edit.record)) return edit;
    const { creator, creatorId } = edit.record;
    const member = members.get(creatorId);
    const told = member ? creatorOf(member) : { ...creator, id: creatorId, isFormer: true };
    return { ...edit, record: { ...edit.record, creator: told } } as RecordEdit;
  });
}

/** A change that may follow some others, with news of its edits or any others. */
const anyNext = fc
  .record({
    history: anyHistory,
    news: fc.option(fc.array(arbitraryOf(newsSchema), { maxLength: 3 })),
    at: fc.constantFrom(AT, '2026-11-21T12:00:00.000Z'),
    familyId: fc.constantFrom(FAMILY_ID, ...IDS),
  })
  .map(({ history, news, at, familyId }) => {
    const before = history.slice(0, -1);
    const { edits: any, ...head } = history.at(-1)!;
    const edits = withTrueCreators(any, membersAfter(before));
    const told = edits.flatMap((edit) => newsOf(edit, null, head.actorId, 'UTC') ?? []);
    const change: Change = { ...head, familyId, at, edits, news: news ?? told };
    return { before, change };
  });

test('whoever knows the members as they were before a change reads it whole from its lean form', () => {
  fc.assert(
    fc.property(anyNext, ({ before, change }) => {
      expect(fullFrom(sent(leanOf(change)), membersAfter(before))).toEqual(change);
    }),
    { numRuns: 500 },
  );
});

const ana: Member = {
  id: IDS[1]!,
  name: 'Ana',
  phone: '1',
  color: '#FF6B6B',
  birthday: null,
  anniversary: null,
  role: 'member',
  joinedAt: AT,
};
const picnic: Event = {
  ...ABSENT_CONTENT,
  id: IDS[0]!,
  familyId: FAMILY_ID,
  creatorId: ana.id,
  title: 'Picnic',
  date: '2026-11-21',
  isAllDay: true,
  startTime: null,
  endTime: null,
  mainCategory: 'General family gatherings',
  subCategory: 'Picnic',
  notes: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  creator: creatorOf(ana),
};

function changeOf(record: Event): Change {
  const edit: RecordEdit = { collection: 'events', op: 'put', record };
  const news = [newsOf(edit, null, ana.id, 'UTC')!];
  return { familyId: FAMILY_ID, revision: 2, actorId: ana.id, at: AT, edits: [edit], news };
}

test('a new event travels as what its author typed', () => {
  const { title, date, isAllDay, mainCategory, subCategory } = picnic;
  const typed = { title, date, isAllDay, mainCategory, subCategory };
  expect(leanOf(changeOf(picnic))).toEqual({
    familyId: FAMILY_ID,
    revision: 2,
    actorId: ana.id,
    at: AT,
    edits: [{ put: 'events', record: { id: picnic.id, ...typed, version: 1 } }],
    news: [{ kind: 'added' }],
  });
});

test('a creator who is not among the known members is not made up', () => {
  const lean = sent(leanOf(changeOf(picnic)));
  expect(fullFrom(lean, [])).toBeNull();
  expect(fullFrom(lean, [{ ...ana, id: IDS[2]! }])).toBeNull();
});

test('a former member travels with their events, whoever knows them', () => {
  const creator = { ...picnic.creator, color: null, phone: null, isFormer: true };
  const change = changeOf({ ...picnic, creator });
  expect(fullFrom(sent(leanOf(change)), [])).toEqual(change);
});

test('what a later release tells is left as it is, and not half understood', () => {
  const lean = sent(leanOf(changeOf(picnic)));
  const unknown = [
    { ...lean, edits: [{ put: 'comments', record: { id: IDS[0]!, text: 'Hi' } }] },
    { ...lean, edits: [...lean.edits, { remove: 'constructor', id: IDS[0]! }] },
    { ...lean, news: [{ kind: 'sungAbout' }] },
  ];
  for (const change of unknown) {
    expect(sent(change)).toEqual(change);
    expect(fullFrom(change, [ana])).toBeNull();
  }
  const record = { id: IDS[0]!, familyId: FAMILY_ID, creatorId: ana.id, notes: null };
  const edits = [{ collection: 'comments', op: 'put', record }] as unknown as RecordEdit[];
  expect(leanOf({ ...changeOf(picnic), edits }).edits).toEqual([{ put: 'comments', record }]);
});
