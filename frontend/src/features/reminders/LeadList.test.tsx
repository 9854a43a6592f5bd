import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { InStore } from '../../InStore.testing';
import { LeadList } from './LeadList';
import { TimedChoice } from './TimedChoice';

afterEach(cleanup);

const heard = jest.fn();
function List() {
  const [leads, setLeads] = useState([10]);
  const onChange = (next: number[]) => {
    heard(next);
    setLeads(next);
  };
  return <LeadList legend="Remind me" name="timed" {...{ leads, onChange }} choice={TimedChoice} />;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a reminder that is there already is said where everybody sees it, until something else is done', async () => {
  render(<List />, { wrapper: InStore });
  await press('Add');
  expect(screen.getByText('This reminder is there already.')).toBeTruthy();
  expect(heard).not.toHaveBeenCalled();
  await press('Remove: 10 minutes before');
  expect(screen.queryByText('This reminder is there already.')).toBeNull();
});

test('a number that cannot be added is told, and no other one is added', async () => {
  heard.mockClear();
  render(<List />, { wrapper: InStore });
  await userEvent.selectOptions(screen.getByLabelText('Add a reminder'), 'own');
  await userEvent.selectOptions(screen.getByLabelText('Unit'), 'days');
  const count = screen.getByRole('spinbutton');
  await userEvent.clear(count);
  await userEvent.type(count, '100');
  await press('Add');
  expect(heard).not.toHaveBeenCalled();
  expect(count.getAttribute('aria-invalid')).toBe('true');
});
