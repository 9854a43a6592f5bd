import { Outlet } from 'react-router';
import { Themed } from '../theme/Themed';

/** The pages with dialogs of their own, which are made of MUI. */
export function ThemedPages() {
  return (
    <Themed>
      <Outlet />
    </Themed>
  );
}
