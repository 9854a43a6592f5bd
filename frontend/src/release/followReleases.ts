import { askWorker } from './askWorker';
import { registerWorker } from './registerWorker';

/**
 * Has the browser keep the product's release, for visits without a network, and looks whether there is
 * another one. The browser looks itself when a page is visited, in vain where that was without a network.
 * @param onNewer a worker of another release than this page's is ready, or has taken over in another tab
 */
export async function followReleases(onNewer: () => void): Promise<void> {
  const registration = await registerWorker();
  const compare = async () => {
    const worker = registration.active && (registration.waiting ?? registration.active);
    if (worker && (await isOfAnother(worker))) onNewer();
  };
  const watch = () =>
    registration.installing?.addEventListener('statechange', () => void compare());
  registration.addEventListener('updatefound', watch);
  navigator.serviceWorker.addEventListener('controllerchange', () => void compare());
  watch();
  void compare();
  if (registration.active) await registration.update().catch(() => undefined);
}

/** Asks the server for a newer worker, which nobody else does while a page stays open. */
export async function lookForNewer(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.update();
}

/** One that does not answer keeps nothing, and no page is of it. */
async function isOfAnother(worker: ServiceWorker): Promise<boolean> {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src^="/assets/"]');
  const paths = [...scripts].map(({ src }) => new URL(src).pathname);
  return (await askWorker(worker, { kind: 'has', paths })) === false;
}
