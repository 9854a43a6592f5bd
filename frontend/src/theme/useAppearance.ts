import { useColorScheme } from '@mui/material/styles';
import type { Appearance } from './appearance';

/** The appearance chosen in this browser, and the way to choose another. Needs `Themed` around it. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  const { mode = 'system', setMode } = useColorScheme();
  return [mode, setMode];
}
