import { useId, type ReactNode } from 'react';
import './settingsPage.css';

interface SettingsSectionProps {
  title: string;
  lead?: ReactNode;
  /** For what takes something away. */
  danger?: boolean;
  children?: ReactNode;
}

/** One card of a page of settings. */
export function SettingsSection({ title, lead, danger = false, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      className={`kd-settings-section${danger ? ' kd-settings-section--danger' : ''}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {lead && <p className="kd-settings-section__lead">{lead}</p>}
      {children}
    </section>
  );
}
