import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CurrentUser } from '@kinday/contracts/user';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';

const save = jest.fn<(input: unknown) => Promise<{ data?: unknown; error?: unknown }>>();
jest.unstable_mockModule('../../api/meApi', () => ({
  useSetColorMutation: () => [save, { isLoading: false }],
}));
jest.unstable_mockModule('../../sync/usePreferences', () => ({ useClock: () => '24h' }));
const { ColorForm } = await import('./ColorForm');

const user = { name: 'Ana', color: null } as CurrentUser;
const onSaved = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  clearToasts();
  render(<ColorForm user={user} relatives={[]} onSaved={onSaved} />);
});
afterEach(cleanup);

const hex = () => screen.getByLabelText<HTMLInputElement>('Hex');
const picker = () => screen.getByLabelText<HTMLInputElement>('Any color');
const chosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continue to Calendar' }));

test('it starts with the first preset', () => {
  expect([hex().value, picker().value, chosen()]).toEqual(['#FF6B6B', '#ff6b6b', '#FF6B6B']);
});

test('a swatch sets the picker and the text', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Turquoise' }));
  expect([hex().value, picker().value]).toEqual(['#4ECDC4', '#4ecdc4']);
});

test('the picker sets the text and leaves the swatches', () => {
  fireEvent.change(picker(), { target: { value: '#010203' } });
  expect([hex().value, chosen()]).toEqual(['#010203', undefined]);
});

test('a whole hex text sets the picker and the swatch; anything else is not taken', async () => {
  await userEvent.clear(hex());
  expect(hex().value).toBe('#FF6B6B');
  await userEvent.type(hex(), '{Backspace>6/}aa96da');
  expect([hex().value, picker().value, chosen()]).toEqual(['#aa96da', '#aa96da', '#AA96DA']);
  await userEvent.type(hex(), '{Backspace}g');
  expect(hex().value).toBe('#aa96d');
});

test('half a hex text is not saved', async () => {
  await userEvent.type(hex(), '{Backspace}');
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText('Invalid hex color').textContent).toBe('Invalid hex color');
});

test('a saved color leads on', async () => {
  save.mockResolvedValue({ data: { success: true } });
  await submit();
  expect(save).toHaveBeenCalledWith({ color: '#FF6B6B' });
  expect(shownToast()).toMatchObject({
    title: 'Color saved!',
    description: 'Your personal color has been set successfully.',
  });
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('a refusal says why and stays', async () => {
  save.mockResolvedValue({
    error: { status: 503, code: 'x', message: '503: Please try again soon', fields: {} },
  });
  await submit();
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    title: 'Failed to save color',
    description: '503: Please try again soon',
  });
  expect(onSaved).not.toHaveBeenCalled();
});
