import { FALLBACK_COLOR, textOn } from '@kinday/contracts/color';
import type { CSSProperties } from 'react';
import { initialOf } from './initialOf';
import './avatar.css';

interface AvatarProps {
  name: string;
  /** The member's colour, `#RRGGBB`; null shows the grey fallback. */
  color: string | null;
  /** Edge in px. */
  size?: number;
  /** Draws the presence dot. */
  online?: boolean;
  /** What a screen reader says; without it the avatar is silent, for use beside the name. */
  label?: string;
}

/** A member as a disc: the first letter of the name on the member's colour. */
export function Avatar({ name, color, size = 32, online = false, label }: AvatarProps) {
  const ground = color ?? FALLBACK_COLOR;
  const style = {
    '--kd-avatar-size': `${size}px`,
    '--kd-avatar-ground': ground,
    '--kd-avatar-text': textOn(ground),
  } as CSSProperties;
  return (
    <span
      className="kd-avatar"
      style={style}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {initialOf(name)}
      {online && <span className="kd-avatar__online" />}
    </span>
  );
}
