import { useState } from 'react';
import { TextInput } from './TextInput';

interface NumberInputProps {
  label: string;
  name: string;
  value: number;
  min: number;
  max: number;
  /** Hears every whole number between the two. */
  onChange: (value: number) => void;
}

/** A labelled whole number. What is none while it is typed goes back to the last one that was. */
export function NumberInput({ label, name, value, min, max, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      label={label}
      name={name}
      type="number"
      value={typed ?? String(value)}
      inputProps={{ min, max, step: 1, inputMode: 'numeric', onBlur: () => setTyped(null) }}
      onChange={(text) => {
        setTyped(text);
        const number = Number(text);
        if (Number.isInteger(number) && number >= min && number <= max) onChange(number);
      }}
    />
  );
}
