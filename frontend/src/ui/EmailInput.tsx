import type { ComponentProps } from 'react';
import { TextInput } from './TextInput';

type EmailInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'type' | 'inputProps'>;

/** A field for an e-mail address, with the keyboard for one. */
export function EmailInput(props: EmailInputProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      required
      inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
      {...props}
    />
  );
}
