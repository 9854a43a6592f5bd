import type { ReactNode, Ref, SubmitEventHandler } from 'react';
import { BusyButton } from '../../ui/BusyButton';
import { SettingsSection } from '../../product/SettingsSection';
import * as uiMessages from '../../ui/messages';
import './profileForm.css';

interface ProfileFormProps {
  title: string;
  lead: string;
  /** What the button says. */
  action: string;
  busy: boolean;
  formRef: Ref<HTMLFormElement>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
}

/** A card of the profile with fields that are saved together. */
export function ProfileForm({
  title,
  lead,
  action,
  busy,
  formRef,
  onSubmit,
  children,
}: ProfileFormProps) {
  return (
    <SettingsSection title={title} lead={lead}>
      <form ref={formRef} noValidate onSubmit={onSubmit}>
        <div className="kd-profile-fields">{children}</div>
        <BusyButton type="submit" busy={busy} busyLabel={uiMessages.saving}>
          {action}
        </BusyButton>
      </form>
    </SettingsSection>
  );
}
