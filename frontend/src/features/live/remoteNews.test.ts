import { expect, test } from '@jest/globals';
import type { Change, PutEdit } from '@kinday/contracts/change';
import { newEvent } from '@kinday/contracts/event';
import type { News } from '@kinday/contracts/news';
import { newsOf } from '@kinday/contracts/newsOf';
import { newSeries } from '@kinday/contracts/seriesInput';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import { remoteNewsOf } from './remoteNews';

const BERLIN = 'Europe/Berlin';
const EVENT = 'e0000000-0000-4000-8000-000000000000';
const SERIES = '5e000000-0000-4000-8000-000000000000';

/** Olga's change of one record. */
function changeOf(before: PutEdit, edit: PutEdit): Change {
  const news = newsOf(edit, before, olga.id, BERLIN);
  const about = { familyId: HOME, revision: 2, actorId: olga.id, at: AT };
  return { ...about, edits: [edit], news: news ? [news] : [] };
}

test('a move is shown with its new day, and spoken with that day once', () => {
  const before = newEvent(EVENT, HOME, olga, picnic, AT);
  const record = { ...before, date: '2026-11-27', version: 2 };
  const change = changeOf(
    { collection: 'events', op: 'put', record: before },
    { collection: 'events', op: 'put', record },
  );
  expect(remoteNewsOf(change, [olga], '12h', BERLIN)).toMatchObject([
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
  expect(remoteNewsOf(change, [olga], '12h', BERLIN)).toMatchObject([
    { who: { name: 'Olga Rivers' }, text: 'changed names (before: Olga)' },
  ]);
});

test('what is done to a series from a day on is told so, and looked for on that day', () => {
  const series = newSeries(SERIES, HOME, olga, { ...picnic, rrule: 'FREQ=DAILY' }, AT);
  const record = { ...series, title: 'Swim', version: 2 };
  const edit: PutEdit = { collection: 'series', op: 'put', record };
  const about = { id: SERIES, name: 'Swim', version: 2 };
  const told: News = { ...about, kind: 'changed', date: '2026-12-03', scope: 'following' };
  const all = changeOf({ collection: 'series', op: 'put', record: series }, edit);
  expect(remoteNewsOf({ ...all, news: [told] }, [olga], '12h', BERLIN)).toMatchObject([
    {
      text: 'changed Swim from Thu, Dec 3 on',
      event: { id: `${SERIES}:2026-12-03`, date: '2026-12-03' },
    },
  ]);
  expect(remoteNewsOf(all, [olga], '12h', BERLIN)).toMatchObject([{ text: 'changed all of Swim' }]);
});

test('who does what needs somebody is told in a word', () => {
  const before = newEvent(EVENT, HOME, olga, { ...picnic, needsSomebody: true }, AT);
  const claimed = { ...before, claimedBy: olga.id, version: 2 };
  const [was, is] = [before, claimed].map((record): PutEdit => ({
    collection: 'events',
    op: 'put',
    record,
  })) as [PutEdit, PutEdit];
  const text = (change: Change) => remoteNewsOf(change, [olga], '12h', BERLIN)[0]!.text;
  expect(text(changeOf(was, is))).toBe('does Picnic');
  expect(text(changeOf(is, was))).toBe('gave Picnic back');
});

test('an event of another zone is told on the day and at the hour at which it is shown', () => {
  const call = { isAllDay: false, startTime: '20:00', endTime: '21:00', zone: 'America/New_York' };
  const before = newEvent(EVENT, HOME, olga, { ...picnic, ...call }, AT);
  const change = changeOf(
    { collection: 'events', op: 'put', record: before },
    { collection: 'events', op: 'put', record: { ...before, date: '2026-11-25', version: 2 } },
  );
  expect(remoteNewsOf(change, [olga], '12h', BERLIN)).toMatchObject([
    {
      text: 'moved Picnic to Thu, Nov 26',
      spoken: 'Olga moved Picnic, Thursday, November 26, 2 AM.',
      event: { date: '2026-11-26' },
    },
  ]);
});
