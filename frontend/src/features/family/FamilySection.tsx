import { useId, type ReactNode } from 'react';
import './familySection.css';

interface FamilySectionProps {
  title: string;
  lead?: ReactNode;
  /** For what takes something away. */
  danger?: boolean;
  children?: ReactNode;
}

/** One card of the family's settings. */
export function FamilySection({ title, lead, danger = false, children }: FamilySectionProps) {
  const id = useId();
  return (
    <section
      className={`kd-family-section${danger ? ' kd-family-section--danger' : ''}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {lead && <p className="kd-family-section__lead">{lead}</p>}
      {children}
    </section>
  );
}
