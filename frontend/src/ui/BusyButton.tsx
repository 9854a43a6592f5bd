import { Button, type ButtonProps } from './Button';

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
  /** Replaces the label while busy: "Saving..." */
  busyLabel: string;
}

/** A button that says what it is doing. It keeps the focus while busy and takes no second press. */
export function BusyButton({ busy, busyLabel, children, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      look="filled"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
