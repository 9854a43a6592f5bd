import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { InStore } from '../../InStore.testing';
import { shownHome } from '../../sync/sampleFamily.testing';
import { newDraft, type EventDraft } from './eventDraft';
import { EventFields } from './EventFields';

afterEach(cleanup);

/** The form of an event of November 12, of a calendar of Berlin. */
function form(fields: Partial<EventDraft>) {
  const drafts: EventDraft[] = [];
  function Form() {
    const [draft, setDraft] = useState({ ...newDraft('2026-11-12'), ...fields });
    drafts.push(draft);
    return (
      <EventFields
        {...{ draft, errors: {}, shown: shownHome, suggested: null, quickAdd: null }}
        onChange={setDraft}
      />
    );
  }
  render(<Form />, { wrapper: InStore });
  return () => drafts.at(-1)!;
}

const zoneSelect = () => screen.getByLabelText('Time zone');

test('an event of another zone is edited in it, and the form says so and when that is on the calendar', () => {
  form({ zone: 'America/New_York', startTime: '20:00', endTime: '21:00' });
  expect(screen.getByText('Times in New York: Fri, Nov 13, 2:00 AM on the calendar.')).toBeTruthy();
  expect((zoneSelect() as HTMLSelectElement).value).toBe('America/New_York');
});

test('the calendar’s own zone is none of the event’s', () => {
  const draft = form({ zone: 'America/New_York' });
  fireEvent.change(zoneSelect(), { target: { value: 'Europe/Berlin' } });
  expect(draft().zone).toBeNull();
  expect(screen.queryByText(/Times in/)).toBeNull();
});

test('who chooses a zone keeps the hours that were typed', () => {
  const draft = form({ location: 'Studio' });
  fireEvent.change(zoneSelect(), { target: { value: 'Asia/Tokyo' } });
  expect(draft()).toMatchObject({ zone: 'Asia/Tokyo', startTime: '09:00', date: '2026-11-12' });
  expect(screen.getByText('Times in Tokyo: Thu, Nov 12, 1:00 AM on the calendar.')).toBeTruthy();
});

test('what lasts all day has no zone to choose', () => {
  form({ location: 'Studio', isAllDay: true, zone: 'Asia/Tokyo' });
  expect(screen.queryByLabelText('Time zone')).toBeNull();
  expect(screen.queryByText(/Times in/)).toBeNull();
});
