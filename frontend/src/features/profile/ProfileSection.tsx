import { useId, type ReactNode } from 'react';
import './profile.css';

interface ProfileSectionProps {
  title: string;
  lead?: string;
  /** For what takes something away. */
  danger?: boolean;
  children: ReactNode;
}

/** One card of the profile page. */
export function ProfileSection({ title, lead, danger = false, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section
      className={`kd-profile-section${danger ? ' kd-profile-section--danger' : ''}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {lead && <p className="kd-profile-section__lead">{lead}</p>}
      {children}
    </section>
  );
}
