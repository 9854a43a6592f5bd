import type { WorkerRequest } from '../release/workerRequest';
import { forgetOldReleases, keepRelease } from './keepRelease';
import { openPressed } from './openPressed';
import type { Release } from './release';
import { ReleaseAnswers } from './ReleaseAnswers';
import { renewSubscription } from './renewSubscription';
import { showPush } from './showPush';

declare const self: ServiceWorkerGlobalScope;
/** Put here by the build (vite/serviceWorker.ts). */
declare const RELEASE: Release;

const release = RELEASE;
const answers = new ReleaseAnswers(release, self.location.origin);

// It takes over when the tabs of the release before are closed, or when somebody asks for it.
self.addEventListener('install', (event) => event.waitUntil(keepRelease(release)));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldReleases(release)));
self.addEventListener('fetch', (event) => {
  const answer = answers.answerTo(event.request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest;
  if (request.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  if (request.kind === 'letThrough') answers.letThrough();
  event.ports[0]?.postMessage(request.kind !== 'has' || answers.has(request.paths));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPressed(self.clients, event.notification));
});
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(self.registration, event)),
);
