import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { olga } from '../../sync/sampleFamily.testing';
import type { ShownFamily } from '../../sync/useFamily';
import { DayFields } from './DayFields';
import { newDraft, type EventDraft } from './eventDraft';

const shown = { me: olga } as ShownFamily;

function Form({ rrule }: { rrule: string }) {
  const [draft, setDraft] = useState<EventDraft>({ ...newDraft('2026-11-26'), rrule });
  return (
    <>
      <DayFields draft={draft} errors={{}} shown={shown} onChange={setDraft} />
      <output>{draft.rrule}</output>
    </>
  );
}

/** The dates that the field has one after the other, empty for none. */
function typeDates(...dates: string[]): void {
  const field = screen.getByLabelText('Date');
  fireEvent.focus(field);
  for (const date of dates) fireEvent.change(field, { target: { value: date } });
  fireEvent.blur(field);
}

const rule = () => screen.getByRole('status').textContent;

afterEach(cleanup);

test('the rule follows the day that was typed, not those that the keys passed on the way', () => {
  render(<Form rrule="FREQ=MONTHLY;BYDAY=-1TH" />);
  typeDates('2026-12-26', '2026-12-03', '2026-12-31');
  expect(rule()).toBe('FREQ=MONTHLY;BYDAY=-1TH');
  typeDates('2026-12-03');
  expect(rule()).toBe('FREQ=MONTHLY;BYMONTHDAY=3');
});

test('the rule follows also where the day was emptied before', () => {
  render(<Form rrule="FREQ=WEEKLY;BYDAY=TH" />);
  typeDates('');
  typeDates('2026-11-27');
  expect(rule()).toBe('FREQ=WEEKLY;BYDAY=FR');
});
