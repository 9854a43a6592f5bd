import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from './icons';
import { TextInput, type TextInputProps } from './TextInput';

/** A password field that can show what is typed. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'endAdornment'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ spellCheck: false, autoCapitalize: 'none', ...props.inputProps }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={`field-${props.name}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
