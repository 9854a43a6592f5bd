import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateInput } from './DateInput';

// jsdom has no layout, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);

/** @param whenNone what the form makes of no date */
function Form({ whenNone = '' }: { whenNone?: string }) {
  const [date, setDate] = useState('2026-11-26');
  return (
    <>
      <DateInput
        label="Date"
        name="date"
        value={date}
        onChange={(value) => setDate(value || whenNone)}
      />
      <button type="button" onClick={() => setDate('2026-12-24')}>
        Christmas
      </button>
      <output>{date}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Date');
const date = () => screen.getByRole('status').textContent;

/** The texts that the page, and not the keys, gives the field from now on. */
function watchWrites(): string[] {
  const written: string[] = [];
  for (const name of ['value', 'defaultValue'] as const) {
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name)!;
    Object.defineProperty(field(), name, {
      configurable: true,
      get,
      set(text: string) {
        written.push(text);
        set!.call(this, text);
      },
    });
  }
  return written;
}

/** The keys leave no date, or half of one, as browsers tell it. */
function typeNone({ isHalf }: { isHalf: boolean }): void {
  const validity = { badInput: isHalf };
  Object.defineProperty(field(), 'validity', { configurable: true, value: validity });
  fireEvent.change(field(), { target: { value: '' } });
}

test('a date that is half typed is not written over, and is none until it is whole', () => {
  render(<Form />);
  field().focus();
  const written = watchWrites();
  typeNone({ isHalf: true });
  expect(date()).toBe('');
  fireEvent.change(field(), { target: { value: '2027-11-26' } });
  expect(date()).toBe('2027-11-26');
  expect(written).toEqual([]);
});

test('also where the form has a date of its own meanwhile, which stands there once the field is left', () => {
  render(<Form whenNone="2026-11-01" />);
  field().focus();
  typeNone({ isHalf: true });
  expect([field().value, date()]).toEqual(['', '2026-11-01']);
  field().blur();
  expect(field().value).toBe('2026-11-01');
});

test('a date that comes from elsewhere stands in the field', () => {
  render(<Form />);
  expect(field().value).toBe('2026-11-26');
  fireEvent.click(screen.getByText('Christmas'));
  expect(field().value).toBe('2026-12-24');
  typeNone({ isHalf: false });
  expect([field().value, date()]).toEqual(['', '']);
});

test('a form whose value stays without a whole date is not sent with a date that nobody sees', () => {
  const onSubmit = jest.fn((submission: Event) => submission.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
      <DateInput
        label="Date"
        name="until"
        value="2027-02-24"
        withoutDate="Please enter the whole date."
        onChange={() => undefined}
      />
      <button type="submit">Save</button>
    </form>,
  );
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.change(field(), { target: { value: '' } });
  save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['', 'true']);
  expect(screen.getByText('Please enter the whole date.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  fireEvent.blur(field());
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['2027-02-24', 'false']);
  save();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
