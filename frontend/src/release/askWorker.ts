import type { WorkerRequest } from './workerRequest';

const PATIENCE_MS = 1_000;

/**
 * Asks a worker of ours, which may be of any release.
 * @returns what it answers; undefined where it does not answer in time
 */
export function askWorker(worker: ServiceWorker, request: WorkerRequest): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(undefined), PATIENCE_MS);
    worker.postMessage(request, [port2]);
  }).finally(() => port1.close());
}
