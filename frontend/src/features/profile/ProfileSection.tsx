import { useId, type ReactNode } from 'react';
import './profile.css';

interface ProfileSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One card of the profile page. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className="kd-profile-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="kd-profile-section__lead">{lead}</p>}
      {children}
    </section>
  );
}
