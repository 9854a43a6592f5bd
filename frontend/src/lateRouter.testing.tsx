import { useEffect, useState, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router';

const address = () => window.location.pathname + window.location.search;

let render: () => void;

/** Writes addresses at once and renders them by `renderAddress`, as a router on a busy device. */
export function LateRouter({ children }: { children?: ReactNode }) {
  const [location, setLocation] = useState(address);
  useEffect(() => {
    render = () => setLocation(address);
  }, []);
  const replace: Navigator['replace'] = (to) =>
    window.history.replaceState(null, '', typeof to === 'string' ? to : createPath(to));
  const navigator: Navigator = { replace, push: replace, go: () => {}, createHref: String };
  return <Router {...{ location, navigator, children }} />;
}

/** The late router has come to the address as it stands. */
export function renderAddress(): void {
  render();
}
