/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { openPressed } from './openPressed';

/** The browser's tabs, and what it was made to open. */
function browserWith(...tabs: { name: string; focused?: boolean; hears?: boolean }[]) {
  const done: string[] = [];
  const windows = tabs.map(({ name, focused = false, hears = true }) => ({
    focused,
    postMessage: ({ path }: { path: string }, [port]: MessagePort[]) => {
      done.push(`${name} is asked for ${path}`);
      if (hears) port?.postMessage('heard');
    },
    focus: () => {
      done.push(`${name} comes to the front`);
      return Promise.reject(new Error('not allowed'));
    },
  }));
  const clients = {
    matchAll: () => Promise.resolve(windows),
    openWindow: (path: string) => {
      done.push(`a window of ${path}`);
      return Promise.resolve(null);
    },
  } as unknown as Clients;
  return { clients, done };
}
const pressed = { data: '/dashboard?event=1' };

test('a press goes to the tab in front', async () => {
  const { clients, done } = browserWith({ name: 'first' }, { name: 'second', focused: true });
  await openPressed(clients, pressed);
  expect(done).toEqual(['second is asked for /dashboard?event=1', 'second comes to the front']);
});

test('tabs that do not hear are passed by, two at most, and then a window is opened', async () => {
  const deaf = ['one', 'two', 'three'].map((name) => ({ name, hears: false }));
  const { clients, done } = browserWith(...deaf);
  await openPressed(clients, pressed);
  expect(done).toEqual([
    'one is asked for /dashboard?event=1',
    'two is asked for /dashboard?event=1',
    'a window of /dashboard?event=1',
  ]);
});

test('a notification that names no place leads to the calendar', async () => {
  const { clients, done } = browserWith();
  await openPressed(clients, { data: { some: 'thing' } });
  expect(done).toEqual(['a window of /dashboard']);
});
