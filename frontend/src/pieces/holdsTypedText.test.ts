import { afterEach, expect, test } from '@jest/globals';
import { userEvent } from '@testing-library/user-event';
import { holdsTypedText } from './holdsTypedText';

afterEach(() => document.body.replaceChildren());

function field(name: 'input' | 'textarea', value: string) {
  const element = document.createElement(name);
  element.value = value;
  document.body.append(element);
  return element;
}

test('what a field is shown with is not typed, not even for who has been in it', async () => {
  await userEvent.click(field('input', 'Olga'));
  field('textarea', 'Bring the blue folder');
  expect(holdsTypedText()).toBe(false);
});

test('what a person typed counts until it is put back, taken out or gone with its field', async () => {
  const name = field('input', 'Olga');
  await userEvent.type(name, '!');
  expect(holdsTypedText()).toBe(true);
  await userEvent.type(name, '{Backspace}');
  expect(holdsTypedText()).toBe(false);
  const notes = field('textarea', '');
  await userEvent.type(notes, 'Half a thought');
  await userEvent.click(name);
  expect(holdsTypedText()).toBe(true);
  notes.remove();
  expect(holdsTypedText()).toBe(false);
});
