import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { newEvent } from '@kinday/contracts/event';
import { InStore } from '../../../InStore.testing';
import { AT, HOME, olga, picnic } from '../../../sync/sampleFamily.testing';
import type { WaitingEdit } from '../../../sync/waiting/waitingEdit';
import { WaitingChange } from './WaitingChange';

const event = newEvent('e1', HOME, olga, picnic, AT);
/** An addition that the plan of its calendar has no room for. */
const refused: WaitingEdit = {
  id: 'w1',
  userId: olga.id,
  familyId: HOME,
  command: { kind: 'save', event: null, wanted: { fields: picnic, scope: 'this' }, id: 'e1' },
  edits: [{ collection: 'events', op: 'put', record: event }],
  at: AT,
  wasTried: true,
  sentBy: null,
  problem: { kind: 'refused', message: '403: The Free plan allows up to 30 events' },
};
const onEdit = jest.fn();
const onShow = jest.fn();
afterEach(cleanup);

function show(calendar: string | null) {
  const nothing = () => undefined;
  render(
    <InStore>
      <WaitingChange
        edit={refused}
        calendar={calendar}
        onChoose={nothing}
        onEdit={onEdit}
        onShow={onShow}
        onDiscard={nothing}
      />
    </InStore>,
  );
}

test('what was refused is edited in the calendar that is on the screen', async () => {
  show(null);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledWith(event);
  expect(onShow).not.toHaveBeenCalled();
});

test('that of another calendar is not edited over this one: the way leads to its calendar', async () => {
  show('Smith family');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open in Smith family' }));
  expect(onShow).toHaveBeenCalledWith(event);
});
