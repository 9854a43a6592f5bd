import './progressBar.css';

interface ProgressBarProps {
  label: string;
  /** What is done of `total`; nobody knows while that is 0. */
  done: number;
  total: number;
}

/** How far something is, by the platform's own element. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const known = total > 0 ? { value: done, max: total } : {};
  return <progress className="kd-progress" aria-label={label} {...known} />;
}
