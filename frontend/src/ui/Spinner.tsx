import './spinner.css';

/** Turns while something is on its way. */
export function Spinner({ label }: { label: string }) {
  return <span className="kd-spinner" role="progressbar" aria-label={label} />;
}
