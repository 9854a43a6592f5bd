import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Shows a React component whose props change later.
 * @returns {(change: (props: object) => object) => void} changes some of the props
 */
export function showReact(element, Grid, props) {
  let update;
  function Host() {
    const [shown, setShown] = useState(props);
    update = setShown;
    return <Grid {...shown} />;
  }
  createRoot(element).render(<Host />);
  return (change) => update((shown) => ({ ...shown, ...change(shown) }));
}
