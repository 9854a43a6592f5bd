import { useAppearance } from '../../theme/useAppearance';
import { LineIcon } from '../../ui/LineIcon';
import { RadioCards } from '../../ui/RadioCards';
import { SettingsSection } from '../../product/SettingsSection';

const OPTIONS = [
  { value: 'system', label: 'System', icon: <LineIcon name="device" /> },
  { value: 'light', label: 'Light', icon: <LineIcon name="sun" /> },
  { value: 'dark', label: 'Dark', icon: <LineIcon name="moon" /> },
] as const;

/** How the product looks in this browser. */
export function AppearanceChoice() {
  const [appearance, setAppearance] = useAppearance();
  return (
    <SettingsSection title="Appearance" lead="For this browser; your other devices keep their own.">
      <RadioCards
        legend="Appearance"
        name="appearance"
        value={appearance}
        options={OPTIONS}
        onChange={setAppearance}
      />
    </SettingsSection>
  );
}
