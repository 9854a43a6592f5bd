import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { InStore } from '../../../InStore.testing';
import { newDraft, type EventDraft } from '../eventDraft';
import { QuickAdd } from './QuickAdd';

let sent: EventDraft[] = [];

function Form() {
  const [draft, setDraft] = useState(() => newDraft('2026-11-12'));
  return (
    <form
      onSubmit={(submission) => {
        submission.preventDefault();
        sent.push(draft);
      }}
    >
      <QuickAdd draft={draft} today="2026-11-12" suggested={null} onFill={setDraft} />
      <input
        aria-label="Title"
        value={draft.title}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <button>Create Event</button>
    </form>
  );
}

function typeLine(line: string): void {
  const input = screen.getByLabelText('Quick add');
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: line } });
}

afterEach(() => {
  cleanup();
  sent = [];
});

test('a title typed while the reader of lines is loading stays; the rest is filled in', async () => {
  render(<Form />, { wrapper: InStore });
  typeLine('Dentist 2027-06-10 3pm');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Vet' } });
  await screen.findByText(/June 10/);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Vet');
});

test('Enter before the reader has come sends the form once, as the line fills it in', async () => {
  render(<Form />, { wrapper: InStore });
  typeLine('Dentist 2027-06-10 3pm');
  fireEvent.click(screen.getByText('Create Event'));
  await waitFor(() => expect(sent).not.toHaveLength(0));
  expect(sent).toMatchObject([{ title: 'Dentist', date: '2027-06-10', startTime: '15:00' }]);
});
