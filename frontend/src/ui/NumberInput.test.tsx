import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NumberInput } from './NumberInput';

const scrollIntoView = jest.fn();
HTMLElement.prototype.scrollIntoView = scrollIntoView;
afterEach(() => {
  cleanup();
  scrollIntoView.mockClear();
});

function show() {
  const onSubmit = jest.fn();
  function Form() {
    const [value, setValue] = useState(1);
    return (
      <form
        noValidate
        onSubmit={(submission) => {
          submission.preventDefault();
          onSubmit(value);
        }}
      >
        <NumberInput
          label="Every"
          name="every"
          min={1}
          max={99}
          {...{ value }}
          onChange={setValue}
        />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Every');
  const type = (...texts: string[]) =>
    texts.forEach((text) => fireEvent.change(field, { target: { value: text } }));
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { field, onSubmit, type, save };
}

test.each(['100', '0', '', '1.5', '-3'])(
  'a form is not sent with another number than the %j that is shown',
  (typed) => {
    const { field, onSubmit, type, save } = show();
    type('1', '10', typed);
    save();
    expect(onSubmit).not.toHaveBeenCalled();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(screen.getByText('A whole number from 1 to 99.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    type('12');
    save();
    expect(onSubmit.mock.calls).toEqual([[12]]);
  },
);

test('what is no number is told when the field is left, and stays to be mended', () => {
  const { field, type } = show();
  type('100');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  fireEvent.blur(field);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['100', 'true']);
});

test('what is told of a field that has the focus is brought into view', () => {
  const { field, type, save } = show();
  field.focus();
  type('100');
  expect(scrollIntoView).not.toHaveBeenCalled();
  save();
  expect(scrollIntoView.mock.contexts).toEqual([field.closest('.kd-field')]);
});
