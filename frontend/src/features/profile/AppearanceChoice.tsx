import { useAppearance } from '../../theme/useAppearance';
import { LineIcon } from '../../ui/LineIcon';
import { RadioCards } from '../../ui/RadioCards';
import { SettingsSection } from '../../product/SettingsSection';
import * as messages from './messages';

const OPTIONS = [
  { value: 'system', label: messages.system, icon: <LineIcon name="device" /> },
  { value: 'light', label: messages.light, icon: <LineIcon name="sun" /> },
  { value: 'dark', label: messages.dark, icon: <LineIcon name="moon" /> },
] as const;

/** How the product looks in this browser. */
export function AppearanceChoice() {
  const [appearance, setAppearance] = useAppearance();
  return (
    <SettingsSection title={messages.appearance} lead={messages.forThisBrowserYourOther}>
      <RadioCards
        legend={messages.appearance}
        name="appearance"
        value={appearance}
        options={OPTIONS}
        onChange={setAppearance}
      />
    </SettingsSection>
  );
}
