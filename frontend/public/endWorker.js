// Served as /sw.js where there is no worker to serve (backend/src/serveFrontend.ts): it takes over from
// the one that a browser has, takes away what that one kept, and ends. Open tabs stay as they are.
addEventListener('install', function () {
  skipWaiting();
});
addEventListener('activate', function (event) {
  event.waitUntil(
    caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names.map(function (name) {
            return caches.delete(name);
          }),
        );
      })
      .then(function () {
        return registration.unregister();
      }),
  );
});
