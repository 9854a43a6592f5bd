import { LIMITS } from '@kinday/contracts/product';
import { PasswordInput } from '../../ui/PasswordInput';
import type { TextInputProps } from '../../ui/TextInput';
import { passwordStrength, type PasswordStrength } from './passwordStrength';

const HINTS: Record<PasswordStrength, string> = {
  short: `At least ${LIMITS.passwordMin} characters.`,
  weak: 'Easy to guess. A few unrelated words are better.',
  good: 'Good password.',
  strong: 'Strong password.',
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
