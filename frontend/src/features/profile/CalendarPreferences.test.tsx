import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CurrentUser } from '@kinday/contracts/user';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { meApi } from '../../api/meApi';
import { serveStore } from '../../serveStore.testing';
import { InStore } from '../../InStore.testing';
import { store } from '../../store';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';
import { CalendarPreferences } from './CalendarPreferences';
import { useKeptWeekStart } from './useKeptWeekStart';

const KEPT = 'kd-week-start';
let said: unknown[];
let answer: () => Response | Promise<Response>;
serveStore(async (request) => {
  said.push(await request.json());
  return answer();
});
beforeEach(async () => {
  said = [];
  answer = () => Response.json({ success: true });
  clearToasts();
  await knowUser({ clock: null, weekStart: null });
});
afterEach(cleanup);

const knowUser = (chosen: Partial<CurrentUser>) =>
  store.dispatch(
    meApi.util.upsertQueryData('getMe', undefined, { id: 'ana', ...chosen } as CurrentUser),
  );

function show(content = <CalendarPreferences />) {
  render(content, { wrapper: InStore });
}
const card = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('who has not chosen has the hours of their language, and weeks from Sunday', () => {
  show();
  expect(card(/12 hours/).checked).toBe(true);
  expect(card(/Sunday/).checked).toBe(true);
});

test('a press shows and saves the choice', async () => {
  show();
  await userEvent.click(card(/24 hours/));
  expect(card(/24 hours/).checked).toBe(true);
  await userEvent.click(card(/Monday/));
  expect(said).toEqual([{ clock: '24h' }, { weekStart: 'monday' }]);
  expect(shownToast()).toBeNull();
});

test('of quick presses the last one wins: each is sent once the one before it is answered', async () => {
  const waiting: (() => void)[] = [];
  answer = () => new Promise((resolve) => waiting.push(() => resolve(Response.json({}))));
  show();
  await userEvent.click(card(/24 hours/));
  await userEvent.click(card(/12 hours/));
  await userEvent.click(card(/Monday/));
  expect(card(/12 hours/).checked).toBe(true);
  const sent = [{ clock: '24h' }, { clock: '12h' }, { weekStart: 'monday' }];
  for (const [at] of sent.entries()) {
    await waitFor(() => expect(waiting).toHaveLength(at + 1));
    expect(said).toEqual(sent.slice(0, at + 1));
    waiting[at]?.();
  }
});

test('a choice that cannot be saved goes back, and a toast says so', async () => {
  answer = () => Response.error();
  show();
  await userEvent.click(card(/24 hours/));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your choice was not saved' }));
  await waitFor(() => expect(card(/12 hours/).checked).toBe(true));
});

function Visit({ weekStart }: Pick<CurrentUser, 'weekStart'>) {
  useKeptWeekStart({ weekStart } as CurrentUser);
  return null;
}

test('what this browser kept until now is taken over once, unless the account has a choice', async () => {
  localStorage.setItem(KEPT, 'monday');
  show(<Visit weekStart={null} />);
  await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
  expect(said).toEqual([{ weekStart: 'monday' }]);
  localStorage.setItem(KEPT, 'monday');
  show(<Visit weekStart="sunday" />);
  await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
  expect(said).toHaveLength(1);
});

test('what could not be taken over waits for the next visit', async () => {
  localStorage.setItem(KEPT, 'monday');
  answer = () => Response.error();
  show(<Visit weekStart={null} />);
  await waitFor(() => expect(said).toHaveLength(1));
  expect(localStorage.getItem(KEPT)).toBe('monday');
  localStorage.removeItem(KEPT);
});
