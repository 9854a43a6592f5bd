import { afterEach, expect, test } from '@jest/globals';
import { newEvent, type Event } from '@kinday/contracts/event';
import { occurrenceOf } from '@kinday/contracts/series';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AT, HOME, olga, piano, picnic } from '../../sync/sampleFamily.testing';
import { DeleteDialog } from './DeleteDialog';

afterEach(cleanup);

function Question({ event, onDelete }: { event: Event; onDelete: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <DeleteDialog
      open={isOpen}
      event={event}
      onDelete={() => {
        setOpen(false);
        onDelete();
      }}
      onClose={() => setOpen(false)}
    />
  );
}

test.each([
  ['an event', newEvent(piano.id, HOME, olga, picnic, AT)],
  ['an occurrence', occurrenceOf(piano, piano.date)],
])('two fast presses delete %s once', (_what, event) => {
  let times = 0;
  render(<Question event={event} onDelete={() => (times += 1)} />);
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(times).toBe(1);
});
