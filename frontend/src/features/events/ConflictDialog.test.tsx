import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Family } from '@kinday/contracts/family';
import { occurrenceOf } from '@kinday/contracts/series';
import { InStore } from '../../InStore.testing';
import { olga, piano } from '../../sync/sampleFamily.testing';
import { ConflictDialog } from './ConflictDialog';
import { draftOf } from './eventDraft';
import { EditConflict } from '../../sync/commands/writeWithMerge';

afterEach(cleanup);

const event = occurrenceOf(piano, piano.date);

/** Whose the two values of a clashing title are said to be. */
function namesWhen(editor: string) {
  const shown = {
    family: {} as Family,
    ownCategories: [],
    feeds: [],
    members: [olga],
    me: olga,
    isOwner: true,
  };
  render(
    <ConflictDialog
      conflict={new EditConflict({ ...event, title: 'Feast' }, ['title'])}
      original={event}
      draft={{ ...draftOf(event, ''), title: 'Lunch' }}
      shown={shown}
      editor={editor}
      onSave={jest.fn()}
      onBack={jest.fn()}
    />,
    { wrapper: InStore },
  );
  return screen
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
}

test('a clash says whose each value is, also when one’s own other screen saved it', () => {
  expect(namesWhen('Ben')).toEqual(['YoursLunch', "Ben'sFeast"]);
  cleanup();
  expect(namesWhen('You')).toEqual(['Yours, hereLunch', 'Yours, saved beforeFeast']);
});
