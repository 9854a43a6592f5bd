import { TextInput } from '../ui/TextInput';
import { SAMPLE_INVITE_CODE, toInviteCode } from './inviteCode';
import * as messages from './messages';
import './inviteCodeInput.css';

interface InviteCodeInputProps {
  value: string;
  error?: string | undefined;
  hint: string;
  onChange: (code: string) => void;
}

/** The field for the code that lets somebody in. */
export function InviteCodeInput({ value, error, hint, onChange }: InviteCodeInputProps) {
  return (
    <TextInput
      label={messages.inviteCode}
      name="inviteCode"
      autoComplete="off"
      required
      placeholder={SAMPLE_INVITE_CODE}
      value={value}
      error={error}
      hint={hint}
      onChange={(text) => onChange(toInviteCode(text))}
      inputProps={{ className: 'kd-invite-code', autoCapitalize: 'characters', spellCheck: false }}
    />
  );
}
