import { iconPaths, type IconName } from './iconPaths';

/** An icon without MUI, for pages that must be light. Decorative: the text beside it says it. */
export function LineIcon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="kd-line-icon">
      <path
        d={iconPaths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
