/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { showPush } from './showPush';

async function shown(text: string | null): Promise<[title: string, options: NotificationOptions]> {
  let notification: [string, NotificationOptions] | undefined;
  const registration = {
    showNotification: (...told: [string, NotificationOptions]) => {
      notification = told;
      return Promise.resolve();
    },
  };
  const data = text === null ? null : { json: () => JSON.parse(text) as unknown };
  await showPush(
    { registration } as unknown as ServiceWorkerGlobalScope,
    data as PushMessageData | null,
  );
  return notification!;
}

test('a push is shown with its words, its place and its moment', async () => {
  const at = '2026-11-12T18:00:00.000Z';
  const payload = {
    tag: 't',
    title: 'Swimming',
    body: 'at 6',
    path: '/dashboard?event=1',
    isSilent: true,
    at,
  };
  const [title, options] = await shown(JSON.stringify(payload));
  expect(title).toBe('Swimming');
  expect(options).toMatchObject({
    tag: 't',
    body: 'at 6',
    data: '/dashboard?event=1',
    silent: true,
    timestamp: Date.parse(at),
  });
});

test.each([null, 'no JSON', '{}', '{"title":1}'])(
  'whatever else has come, %s, is shown as that there is something',
  async (text) => {
    const [title, options] = await shown(text);
    expect(title).toBe('Kinday Calendar');
    expect(options).toMatchObject({ data: '/dashboard' });
    expect(options).not.toHaveProperty('timestamp');
  },
);
