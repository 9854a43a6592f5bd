import { LIMITS } from '@kinday/contracts/product';
import { PasswordInput } from '../../ui/PasswordInput';
import type { TextInputProps } from '../../ui/TextInput';
import { passwordStrength, type PasswordStrength } from './passwordStrength';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

const HINTS: Record<PasswordStrength, string> = {
  short: productMessages.atLeastCharacters(LIMITS.passwordMin),
  weak: messages.easyToGuess,
  good: messages.goodPassword,
  strong: messages.strongPassword,
};

/** A field for choosing a password, with a hint of how hard it is to guess. */
export function NewPasswordInput(
  props: Omit<TextInputProps, 'type' | 'endAdornment' | 'hint' | 'autoComplete'>,
) {
  return (
    <PasswordInput
      {...props}
      autoComplete="new-password"
      hint={HINTS[passwordStrength(props.value)]}
    />
  );
}
