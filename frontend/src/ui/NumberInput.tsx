import { useRef, useState } from 'react';
import { TextInput } from './TextInput';
import { useHeldForm } from './useHeldForm';
import * as messages from './messages';

interface NumberInputProps {
  label: string;
  name: string;
  value: number;
  min: number;
  max: number;
  /** Hears every whole number between the two. */
  onChange: (value: number) => void;
}

/**
 * A labelled whole number. What is none stays in the field: it is told once the field is left or its form
 * is sent, which must not go with a number that nobody sees.
 */
export function NumberInput({ label, name, value, min, max, onChange }: NumberInputProps) {
  /** What is typed, and the last number that was one: another value since then takes its place. */
  const [typed, setTyped] = useState({ text: String(value), number: value });
  const ref = useRef<HTMLInputElement>(null);
  const text = typed.number === value ? typed.text : String(value);
  const fits = (asked: string) =>
    asked !== '' && Number.isInteger(Number(asked)) && Number(asked) >= min && Number(asked) <= max;
  const isWrong = !fits(text);

  const [isTold, setTold] = useHeldForm(ref, (field) => !fits(field.value));

  return (
    <TextInput
      label={label}
      name={name}
      type="number"
      value={text}
      error={isWrong && isTold ? messages.wholeNumber(min, max) : undefined}
      inputProps={{
        ref,
        ...{ min, max, step: 1, inputMode: 'numeric' },
        onBlur: () => setTold(isWrong),
      }}
      onChange={(next) => {
        const number = fits(next) ? Number(next) : value;
        setTyped({ text: next, number });
        if (!fits(next)) return;
        setTold(false);
        if (number !== value) onChange(number);
      }}
    />
  );
}
