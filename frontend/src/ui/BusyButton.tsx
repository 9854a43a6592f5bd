import { Button, type ButtonProps } from './Button';

interface BusyButtonProps extends Omit<ButtonProps, 'className'> {
  busy: boolean;
  /** Replaces the label while busy: "Saving..." */
  busyLabel: string;
}

/**
 * A button that says what it is doing. It keeps its width and the focus while busy, and takes no
 * second press.
 */
export function BusyButton({ busy, busyLabel, children, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      look="filled"
      {...rest}
      className={busy ? 'kd-button--busy' : ''}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? (
        <>
          <span className="kd-button__idle" aria-hidden="true">
            {children}
          </span>
          <span className="kd-button__doing">{busyLabel}</span>
        </>
      ) : (
        children
      )}
    </Button>
  );
}
