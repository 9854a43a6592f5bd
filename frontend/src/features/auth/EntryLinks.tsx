import { useEffect, useSyncExternalStore } from 'react';
import { ButtonLink } from '../../ui/ButtonLink';
import { askSignedIn } from './askSignedIn';
import { subscribeToSessionHint, wasSignedIn } from './sessionHint';

/** The way in at the top of public pages: back to the calendar for those who are logged in. */
export function EntryLinks() {
  // The prerendered page is everybody's: it shows the way in of a stranger.
  const signedIn = useSyncExternalStore(subscribeToSessionHint, wasSignedIn, () => false);

  useEffect(() => {
    if (wasSignedIn()) void askSignedIn();
  }, []);

  if (signedIn) return <ButtonLink to="/dashboard">Open calendar</ButtonLink>;
  return (
    <>
      <ButtonLink to="/login" look="quiet">
        Log In
      </ButtonLink>
      <ButtonLink to="/signup">Get Started</ButtonLink>
    </>
  );
}
