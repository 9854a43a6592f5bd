import { usePasswordMin } from '../../api/usePasswordMin';
import { PasswordInput } from '../../ui/PasswordInput';
import type { TextInputProps } from '../../ui/TextInput';
import { passwordStrength, type PasswordStrength } from './passwordStrength';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

const HINTS: Record<Exclude<PasswordStrength, 'short'>, string> = {
  weak: messages.easyToGuess,
  good: messages.goodPassword,
  strong: messages.strongPassword,
};

/** A field for choosing a password, with a hint of how hard it is to guess. */
export function NewPasswordInput(
  props: Omit<TextInputProps, 'type' | 'endAdornment' | 'hint' | 'autoComplete'>,
) {
  const minLength = usePasswordMin();
  const strength = passwordStrength(props.value, minLength);
  return (
    <PasswordInput
      {...props}
      autoComplete="new-password"
      hint={strength === 'short' ? productMessages.atLeastCharacters(minLength) : HINTS[strength]}
    />
  );
}
