import { useState } from 'react';
import { IconAction } from './IconAction';
import { TextInput, type TextInputProps } from './TextInput';
import * as messages from './messages';

/** A password field that can show what is typed. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'endAction'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ spellCheck: false, autoCapitalize: 'none', ...props.inputProps }}
      endAction={
        <IconAction
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? messages.hidePassword : messages.showPassword}
          aria-controls={`field-${props.name}`}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
