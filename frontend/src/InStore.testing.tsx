import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { store } from './store';

/** What a component under test stands in, where it reads the app's store: `render(…, { wrapper: InStore })`. */
export function InStore({ children }: { children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
