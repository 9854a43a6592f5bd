// Runs before the first paint so that nobody sees a flash of the other appearance.
// The key is APPEARANCE_KEY of src/theme/appearance.ts.
(function () {
  var dark = matchMedia('(prefers-color-scheme: dark)');
  function show() {
    var choice = null;
    try {
      choice = localStorage.getItem('kd-appearance');
    } catch (_) {
      // Storage is blocked: follow the device.
    }
    var scheme = choice === 'light' || choice === 'dark' ? choice : dark.matches ? 'dark' : 'light';
    document.documentElement.setAttribute('data-theme', scheme);
  }
  show();
  dark.addEventListener('change', show);
  addEventListener('storage', show);
})();
