import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { APPEARANCE_KEY } from './appearance';
import { theme } from './theme';

// MUI's rules stand right behind the page's own sheet, before those that come with a piece: what
// wins must not depend on which of them came first.
const cache = createCache({
  key: 'kd',
  insertionPoint: document.querySelector<HTMLElement>('link[rel="stylesheet"]') ?? undefined,
});

/** Gives MUI's components the product's look. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} modeStorageKey={APPEARANCE_KEY} noSsr>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The component in the product's theme. */
export function themed<Props extends object>(Piece: ComponentType<Props>) {
  return function ThemedPiece(props: Props) {
    return (
      <Themed>
        <Piece {...props} />
      </Themed>
    );
  };
}
