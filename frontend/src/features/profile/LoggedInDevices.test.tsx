import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Device } from '@kinday/contracts/device';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';

const endOthers = jest.fn<() => Promise<{ data?: unknown; error?: unknown }>>();
let devices: Device[] = [];
jest.unstable_mockModule('../../api/meApi', () => ({
  useGetSessionsQuery: () => ({ data: devices }),
  useEndOtherSessionsMutation: () => [endOthers, { isLoading: false }],
}));
jest.unstable_mockModule('../../sync/usePreferences', () => ({ useClock: () => '24h' }));
const { LoggedInDevices } = await import('./LoggedInDevices');

const times = { createdAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' };
const here: Device = { id: 'a', name: 'Firefox on Windows', current: true, ...times };
const phone: Device = { id: 'b', name: 'Safari on iPhone', current: false, ...times };

beforeEach(() => {
  jest.resetAllMocks();
  clearToasts();
});
afterEach(cleanup);

const others = () => screen.queryByRole('button', { name: 'Log out other devices' });

test('this device is told from the others', () => {
  devices = [here, phone];
  render(<LoggedInDevices />);
  const [first, second] = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(first).toBe('Firefox on WindowsThis device');
  expect(second).toMatch(/^Safari on iPhoneLast used November 20, 2026, \d\d:00$/);
});

test('the others are logged out at once', async () => {
  devices = [here, phone];
  endOthers.mockResolvedValue({ data: { success: true, ended: 1 } });
  render(<LoggedInDevices />);
  await userEvent.click(others()!);
  expect(shownToast()).toMatchObject({
    title: 'Other devices logged out',
    description: 'One device was logged out.',
  });
});

test('with no others there is nothing to press', () => {
  devices = [here];
  render(<LoggedInDevices />);
  expect(others()).toBeNull();
});
