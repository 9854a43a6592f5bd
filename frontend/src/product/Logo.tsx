import { useId } from 'react';
import './logo.css';

/** The mark: a calendar tile whose two coloured strokes lean on one day-line and make a K. */
export function Logo({ size = 36, title }: { size?: number; title?: string }) {
  const titleId = useId();
  return (
    <svg
      className="kd-logo"
      width={size}
      height={size}
      viewBox="0 0 40 40"
      role={title ? 'img' : undefined}
      aria-labelledby={title ? titleId : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title id={titleId}>{title}</title>}
      <rect className="kd-logo__tile" x="2" y="5" width="36" height="34" rx="10" />
      <path className="kd-logo__ring" d="M12.5 2.5v7M27.5 2.5v7" />
      <path className="kd-logo__upper" d="M13 23.6c8 0 14-3 14-9.1" />
      <path className="kd-logo__lower" d="M13 23.6c8 0 14 3 14 9.1" />
      <path className="kd-logo__line" d="M13 14.5v18.2" />
    </svg>
  );
}
