import { useEffect, useState } from 'react';
import { useGetMeQuery } from '../../api/meApi';
import { rememberSignedIn, wasSignedIn } from './sessionHint';

/**
 * Who is signed in, for pages anybody may see: undefined while asking, null for a stranger. The
 * server is asked only when this browser knew a session, as a stranger's 401 would be an error in
 * the console.
 */
export function useKnownUser() {
  // Read once: logging in on this very page must not look like having been here before.
  const [hinted] = useState(wasSignedIn);
  const { data: user, isError } = useGetMeQuery(undefined, { skip: !hinted });

  useEffect(() => {
    if (user === null) rememberSignedIn(false);
  }, [user]);

  return hinted && !isError ? user : null;
}
