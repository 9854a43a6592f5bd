import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AgendaMonthHead } from './AgendaMonthHead';
import type { MonthState } from './agendaItems';

afterEach(cleanup);

test('a heading that has the focus while its month is loading can keep it when the month comes', () => {
  const head = (state: MonthState) => (
    <AgendaMonthHead
      {...{ month: '2026-12', state, isFiltered: false, isReachable: state === 'loading' }}
      missing={(name) => name}
      onRetry={() => undefined}
    />
  );
  const { rerender } = render(head('loading'));
  const heading = screen.getByRole('heading');
  heading.focus();
  for (const state of ['filled', 'failed'] as const) {
    rerender(head(state));
    // A browser takes the focus from what can no longer have it.
    expect(heading.getAttribute('tabindex')).toBe('-1');
    expect(document.activeElement).toBe(heading);
  }
});
