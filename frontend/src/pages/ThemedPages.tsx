import { Outlet } from 'react-router';
import { Themed } from '../theme/Themed';

/** The pages that are made of MUI from the start. */
export function ThemedPages() {
  return (
    <Themed>
      <Outlet />
    </Themed>
  );
}
