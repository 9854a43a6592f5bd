import { useId, type ReactNode } from 'react';
import { Checkbox } from '../../ui/Checkbox';
import * as messages from './messages';

interface RememberMeProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What stands beside the box. */
  children?: ReactNode;
}

/** The box that keeps somebody logged in on this device, with what that means below it. */
export function RememberMe({ checked, onChange, children }: RememberMeProps) {
  const meaning = useId();
  return (
    <div className="kd-remember-me">
      <Checkbox
        label={messages.rememberMe}
        name="remember"
        checked={checked}
        onChange={onChange}
        describedBy={meaning}
      />
      {children}
      <p id={meaning}>{messages.rememberMeans}</p>
    </div>
  );
}
