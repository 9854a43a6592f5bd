import { INVITE_CODE_LENGTH } from '@kinday/contracts/product';
import { TextInput } from '../ui/TextInput';

interface InviteCodeInputProps {
  value: string;
  error?: string | undefined;
  hint: string;
  onChange: (code: string) => void;
}

/** What of a typed or pasted text can be a code: six letters and digits, upper-cased. */
export function toInviteCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, INVITE_CODE_LENGTH);
}

/** The field for the six characters that let somebody in. */
export function InviteCodeInput({ value, error, hint, onChange }: InviteCodeInputProps) {
  return (
    <TextInput
      label="Invite Code"
      name="inviteCode"
      autoComplete="off"
      required
      placeholder="ABC123"
      value={value}
      error={error}
      hint={hint}
      onChange={(text) => onChange(toInviteCode(text))}
      inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      sx={{
        '& .MuiOutlinedInput-input': {
          fontFamily: 'var(--kd-font-display)',
          fontSize: 'var(--kd-size-title)',
          fontWeight: 700,
          letterSpacing: '0.3em',
        },
      }}
    />
  );
}
