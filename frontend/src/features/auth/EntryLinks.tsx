import { useEffect, useSyncExternalStore } from 'react';
import { ButtonLink } from '../../ui/ButtonLink';
import { rememberSignedIn, subscribeToSessionHint, wasSignedIn } from './sessionHint';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

/**
 * Finds out whether the session this browser remembers still stands, and keeps that as the hint. A
 * bare fetch instead of RTK Query, whose weight a public page should not carry for one link.
 */
async function askSignedIn(): Promise<void> {
  try {
    const { status } = await fetch('/api/me', { credentials: 'same-origin' });
    rememberSignedIn(status !== 401);
  } catch {
    // The server was not reached: what this browser remembers stands.
  }
}

/** The way in at the top of public pages: back to the calendar for those who are logged in. */
export function EntryLinks() {
  // The prerendered page is everybody's: it shows the way in of a stranger.
  const signedIn = useSyncExternalStore(subscribeToSessionHint, wasSignedIn, () => false);

  useEffect(() => {
    if (wasSignedIn()) void askSignedIn();
  }, []);

  if (signedIn) return <ButtonLink to="/dashboard">{messages.openCalendar}</ButtonLink>;
  return (
    <>
      <ButtonLink to="/login" look="quiet">
        {productMessages.logIn}
      </ButtonLink>
      <ButtonLink to="/signup">{messages.getStarted}</ButtonLink>
    </>
  );
}
