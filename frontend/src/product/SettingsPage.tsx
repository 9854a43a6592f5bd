import type { ReactNode } from 'react';
import { BackLink } from '../ui/BackLink';
import * as messages from './messages';
import './settingsPage.css';

interface SettingsPageProps {
  title: string;
  /** Stand opposite the way back. */
  actions?: ReactNode;
  /** `SettingsSection`s. */
  children: ReactNode;
}

/** A column of cards with a way back to the calendar. */
export function SettingsPage({ title, actions, children }: SettingsPageProps) {
  return (
    <div className="kd-settings">
      <header className="kd-settings__bar">
        <BackLink to="/dashboard">{messages.backToCalendar}</BackLink>
        {actions}
      </header>
      <main>
        <h1>{title}</h1>
        <div className="kd-settings__sections">{children}</div>
      </main>
    </div>
  );
}
