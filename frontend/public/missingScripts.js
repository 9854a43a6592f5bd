// Runs right before the page's own scripts. The server may have another release than the one this
// document is of, and not have these scripts any more: nothing else could say so then.
// src/pieces/missingScripts.test.ts ties the key to src/pieces/loadPageAgain.ts.
(function () {
  var KEY = 'kd-reloaded-from';

  // Once from each script: two nodes of different releases cannot make a loop.
  function loadedAgain(script) {
    try {
      var reloadedFrom = sessionStorage.getItem(KEY) || '';
      if (reloadedFrom.indexOf(script) >= 0) return false;
      sessionStorage.setItem(KEY, reloadedFrom + ' ' + script);
      location.reload();
      return true;
    } catch (_) {
      // Storage is blocked: nobody could remember that the page was loaded again.
      return false;
    }
  }

  function add(parent, name, text, style) {
    var element = document.createElement(name);
    element.textContent = text;
    element.style.cssText = style;
    return parent.appendChild(element);
  }

  // A page that was written whole can be read without its scripts; an outline is of no use.
  function isReadable(root) {
    return root.firstElementChild && !root.hasAttribute('data-outline');
  }

  // The sheets may be gone as well. The entry, should it come after all, replaces what is shown, as it
  // replaces an outline (main.tsx).
  function sayMissing(root) {
    var page = document.documentElement;
    page.style.colorScheme = page.getAttribute('data-theme');
    root.setAttribute('data-outline', '');
    root.removeAttribute('inert');
    root.textContent = '';
    var main = add(
      root,
      'main',
      '',
      'max-width:420px;margin:20vh auto;padding:0 20px;font-family:var(--kd-font-text,sans-serif)',
    );
    add(main, 'h1', 'This page couldn’t be loaded', 'margin:0 0 8px');
    add(
      main,
      'p',
      'Kinday Calendar may just be getting an update, or the connection is away. Try again in a minute.',
      'margin:0 0 20px',
    );
    add(
      main,
      'button',
      'Try again',
      'min-height:44px;padding:8px 20px;border:0;border-radius:999px;font:inherit;font-weight:600;' +
        'color:var(--kd-palette-primary-contrastText,#fff);cursor:pointer;' +
        'background:var(--kd-palette-primary-main,#6b2a5b)',
    ).onclick = function () {
      location.reload();
    };
  }

  // A resource's error does not bubble, but it can be caught on its way down.
  addEventListener(
    'error',
    function (error) {
      var script = error.target;
      if (!script || script.type !== 'module') return;
      var root = document.getElementById('root');
      if (!loadedAgain(new URL(script.src).pathname) && !isReadable(root)) sayMissing(root);
    },
    true,
  );
})();
