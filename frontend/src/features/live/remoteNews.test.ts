import { expect, test } from '@jest/globals';
import type { Change } from '@kinday/contracts/change';
import { newEvent } from '@kinday/contracts/event';
import { newsOf } from '@kinday/contracts/newsOf';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import { remoteNewsOf } from './remoteNews';

const before = newEvent('e0000000-0000-4000-8000-000000000000', HOME, olga, picnic, AT);

test('a move is shown with its new day, and spoken with that day once', () => {
  const record = { ...before, date: '2026-11-27', version: 2 };
  const edit = { collection: 'events', op: 'put', record } as const;
  const news = newsOf(edit, { collection: 'events', op: 'put', record: before }, olga.id);
  const change: Change = {
    familyId: HOME,
    revision: 2,
    actorId: olga.id,
    at: AT,
    edits: [edit],
    news: news ? [news] : [],
  };
  expect(remoteNewsOf(change, [olga])).toMatchObject([
    {
      text: 'moved Picnic to Fri, Nov 27',
      spoken: 'Olga moved Picnic, Friday, November 27, all day.',
    },
  ]);
});

test('somebody who chose another name is called by the new one', () => {
  const record = { ...olga, name: 'Olga Rivers' };
  const edit = { collection: 'members', op: 'put', record } as const;
  const news = newsOf(edit, { collection: 'members', op: 'put', record: olga }, olga.id);
  const change: Change = {
    familyId: HOME,
    revision: 2,
    actorId: olga.id,
    at: AT,
    edits: [edit],
    news: news ? [news] : [],
  };
  expect(remoteNewsOf(change, [olga])).toMatchObject([
    { who: { name: 'Olga Rivers' }, text: 'changed names (before: Olga)' },
  ]);
});
