import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import {
  firstReminderSettings,
  NOTHING_OWN,
  type EntryReminders,
  type RemindersAnswer,
} from '@kinday/contracts/reminders';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { InStore } from '../../../InStore.testing';
import { serveStore } from '../../../serveStore.testing';
import { RemindMe } from './RemindMe';

let isOn: boolean;
let own: Record<string, EntryReminders>;
let said: unknown[];
/** Events that the server has not. */
let unknown: Set<string>;
serveStore(async (request) => {
  const id = /entries\/(.+)$/.exec(request.url)?.[1];
  if (request.method === 'PUT') {
    own[id!] = (await request.json()) as EntryReminders;
    said.push([id, own[id!]]);
    return Response.json({ success: true });
  }
  if (id && unknown.has(id)) return Response.json({ code: 'not_found' }, { status: 404 });
  return Response.json(id ? (own[id] ?? NOTHING_OWN) : answer());
});
const answer = (): RemindersAnswer => ({
  settings: { ...firstReminderSettings('UTC'), isOn },
  ...{ hasChosen: true, pushKey: 'k', devices: 0, sendsMail: true, isRemembered: true },
});
beforeEach(() => {
  [isOn, own, said, unknown] = [true, {}, [], new Set()];
});
afterEach(cleanup);

const event = {
  ...{ id: 'e', title: 'Dentist', isAllDay: false, startTime: '15:00', forIds: [] as string[] },
  ...{ claimedBy: null, seriesId: null, seriesDate: null },
} as unknown as Event;
const changed: Event = { ...event, seriesId: 's', seriesDate: '2026-11-12' };

function show(shown: Event) {
  const content = <RemindMe event={shown} userId="ana" />;
  render(<MemoryRouter>{content}</MemoryRouter>, { wrapper: InStore });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const shows = (text: string) => screen.findByText(text);

test('an event that concerns me says my reminders, one for others none', async () => {
  show(event);
  await shows('Reminder: 30 minutes before');
  await shows('As for all events');
  cleanup();
  show({ ...event, forIds: ['ben'] });
  await shows('Reminder: None');
  await shows('This event is for others');
});

test('a choice is shown and saved at once, and taken back by one press', async () => {
  show(event);
  await press('Remind me');
  await press('Remove: 30 minutes before');
  await shows('Reminder: None');
  await press('Back to my reminders for all events');
  await shows('Reminder: 30 minutes before');
  await waitFor(() =>
    expect(said).toEqual([
      ['e', { timed: [], allDay: null }],
      ['e', NOTHING_OWN],
    ]),
  );
});

test('a day that was changed by itself has its series’ choice, until it gets one of its own', async () => {
  own = { s: { timed: [5], allDay: null } };
  show(changed);
  await shows('Reminder: 5 minutes before');
  await shows('Chosen for all of its days');
  await press('Remind me');
  await press('Remove: 5 minutes before');
  await shows('Chosen for this event');
  await userEvent.click(screen.getByRole('radio', { name: 'All of them' }));
  await screen.findByRole('button', { name: 'Remove: 5 minutes before' });
  await press('Back to my reminders for all events');
  await waitFor(() => expect(said.map((each) => (each as string[])[0])).toEqual(['e', 's']));
});

test('a day that is on its way to the server has its series’ choice', async () => {
  own = { s: { timed: [5], allDay: null } };
  unknown.add('e');
  show(changed);
  await shows('Reminder: 5 minutes before');
});

test('an occurrence means its series', async () => {
  show({ ...changed, id: 's:2026-11-12' });
  await press('Remind me');
  await shows('For all days of this event.');
  await press('Remove: 30 minutes before');
  await waitFor(() => expect(said).toEqual([['s', { timed: [], allDay: null }]]));
});

test('while reminders are off it says so, and leads to where they are turned on', async () => {
  isOn = false;
  show(event);
  await shows('Reminders are off.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/reminders');
});
