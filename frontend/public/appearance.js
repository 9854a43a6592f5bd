// Runs before the first paint so that nobody sees a flash of the other appearance.
// theme/appearance.test.ts ties the key and the attribute to src/theme/appearance.ts.
(function () {
  var page = document.documentElement;
  var bar = document.querySelector('meta[name="theme-color"]');
  var dark = matchMedia('(prefers-color-scheme: dark)');
  function show() {
    var choice = null;
    try {
      choice = localStorage.getItem('kd-appearance');
    } catch (_) {
      // Storage is blocked: follow the device.
    }
    var scheme = choice === 'light' || choice === 'dark' ? choice : dark.matches ? 'dark' : 'light';
    page.setAttribute('data-theme', scheme);
  }
  // The profile's choice sets the attribute itself; the browser's bar follows either.
  function colorBar() {
    bar.content = bar.getAttribute('data-' + page.getAttribute('data-theme'));
  }
  show();
  colorBar();
  new MutationObserver(colorBar).observe(page, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', show);
  addEventListener('storage', show);
})();
