import { useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/ButtonLink';
import { askSignedIn } from './askSignedIn';
import { wasSignedIn } from './sessionHint';

/** The way in at the top of public pages: back to the calendar for those who are logged in. */
export function EntryLinks() {
  const [signedIn, setSignedIn] = useState(wasSignedIn);

  useEffect(() => {
    if (!wasSignedIn()) return;
    let shown = true;
    void askSignedIn().then((stillSignedIn) => {
      if (shown) setSignedIn(stillSignedIn);
    });
    return () => {
      shown = false;
    };
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
