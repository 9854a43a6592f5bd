import { expect, test } from '@jest/globals';
import type { Change, PutEdit } from '@kinday/contracts/change';
import { newEvent } from '@kinday/contracts/event';
import { newsOf } from '@kinday/contracts/newsOf';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import { remoteNewsOf } from './remoteNews';

/** Olga's change of one record. */
function changeOf(before: PutEdit, edit: PutEdit): Change {
  const news = newsOf(edit, before, olga.id);
  const about = { familyId: HOME, revision: 2, actorId: olga.id, at: AT };
  return { ...about, edits: [edit], news: news ? [news] : [] };
}

test('a move is shown with its new day, and spoken with that day once', () => {
  const before = newEvent('e0000000-0000-4000-8000-000000000000', HOME, olga, picnic, AT);
  const record = { ...before, date: '2026-11-27', version: 2 };
  const change = changeOf(
    { collection: 'events', op: 'put', record: before },
    { collection: 'events', op: 'put', record },
  );
  expect(remoteNewsOf(change, [olga])).toMatchObject([
    {
      text: 'moved Picnic to Fri, Nov 27',
      spoken: 'Olga moved Picnic, Friday, November 27, all day.',
    },
  ]);
});

test('somebody who chose another name is called by the new one', () => {
  const record = { ...olga, name: 'Olga Rivers' };
  const change = changeOf(
    { collection: 'members', op: 'put', record: olga },
    { collection: 'members', op: 'put', record },
  );
  expect(remoteNewsOf(change, [olga])).toMatchObject([
    { who: { name: 'Olga Rivers' }, text: 'changed names (before: Olga)' },
  ]);
});
