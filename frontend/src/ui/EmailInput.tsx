import type { ComponentProps } from 'react';
import { TextInput } from './TextInput';
import * as messages from './messages';

type EmailInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'type' | 'inputProps'>;

/** A field for an e-mail address, with the keyboard for one. */
export function EmailInput(props: EmailInputProps) {
  return (
    <TextInput
      label={messages.email}
      type="email"
      required
      inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
      {...props}
    />
  );
}
