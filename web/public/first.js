// Before the first paint: the theme, so that a dark desk does not flash white; the language that was asked for, so that
// no other one is seen; whether somebody is signed in; what is typed and pressed before React is there. A file of its
// own: the CSP allows no inline script.
(function () {
  var html = document.documentElement;
  // zod would try whether it may compile code, which the CSP forbids and browsers note as an attempt.
  window.__zod_globalConfig = { jitless: true };
  var languages = ['th', 'en', 'zh'];

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage forbidden
    }
  }

  var theme = stored('theme');
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
  var person = stored('session-hint');
  if (person !== null) html.dataset.session = person;

  // Finished pages alone are in one language and have forms before React; the portal finds its own.
  if (html.dataset.page === undefined) return;

  // What is typed and pressed in a form until React listens is kept, and done then: by `bootstrap.ts` in islands, by
  // `lib/early-input.ts` in the portal's own screens.
  var early = { values: {}, pressed: [], over: false, wake: null, giveUp: giveUp, wholeSheet: wholeSheet };
  var late;
  window.earlyInput = early;

  // A page holds the styles of what it shows; what React draws may need others. Settles also when they do not come.
  var sheet;
  function wholeSheet() {
    var own = document.querySelector('style[data-sheet]');
    if (own !== null && sheet === undefined) {
      sheet = new Promise(function (resolve) {
        var link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = own.dataset.sheet;
        link.onload = link.onerror = resolve;
        document.head.append(link);
      });
    }
    return sheet;
  }

  function giveUp() {
    clearTimeout(late);
    if (early.over) return;
    early.pressed = [];
    delete html.dataset.busy;
    var notice = document.getElementById('script-failed');
    if (notice !== null) notice.hidden = false;
  }

  function hold(event) {
    if (early.over) return;
    var control = event.type === 'submit' ? event.target : event.target.closest('button');
    if (control === null || control.closest('#root, [data-island]') === null) return;
    // The browser itself makes a submit of a press on a submit button, after it has looked at the fields.
    if (event.type === 'click' && control.type === 'submit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // An impatient second press adds nothing.
    var known = early.pressed.some(function (each) {
      return each.control === control;
    });
    if (!known) early.pressed.push({ control: control, submitter: event.submitter || null });
    html.dataset.busy = '';
    clearTimeout(late);
    late = setTimeout(giveUp, 10000);
    if (early.wake !== null) early.wake();
  }
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener(
    'input',
    function (event) {
      if (!early.over && event.target.name) early.values[event.target.name] = event.target.value;
    },
    true,
  );

  /** Whether it could be written: a visitor may forbid cookies. */
  function remember(language) {
    var secure = location.protocol === 'https:' ? '; Secure' : '';
    ['firebase-language-override', '__session'].forEach(function (name) {
      document.cookie = name + '=' + language + '; Path=/; Max-Age=31536000; SameSite=Lax' + secure;
    });
    return document.cookie.indexOf('firebase-language-override=' + language) >= 0;
  }

  var query = new URLSearchParams(location.search);
  // Slashes at the front would make an address elsewhere of a path.
  var parts = location.pathname.replace(/^[/\\]+/, '/').split('/');
  var prefixed = languages.indexOf(parts[1]) > 0;
  var asked = query.get('lng');
  // The order of the specification: address, cookie, storage; what comes after has been done by the server.
  if (asked === null && !prefixed && !/(^|; )firebase-language-override=/.test(document.cookie))
    asked = stored('lng');
  asked = asked === null ? '' : asked.toLowerCase().split(/[-_]/)[0];
  // A choice made by hand, which an account's language must not override (`i18n/detect-language.ts`).
  if (query.has('lng') && languages.indexOf(asked) >= 0) {
    try {
      localStorage.setItem('lng', asked);
    } catch {
      // storage forbidden
    }
  }

  if (languages.indexOf(asked) < 0 || asked === html.lang) {
    // What answers an unknown address has chosen nothing.
    if (html.dataset.page !== 'not-found') remember(html.lang);
    return;
  }
  var isKept = remember(asked);
  // Thai has no address of its own: without a cookie the plain one would lead back here.
  if (asked === 'th' && !isKept) return;
  query.delete('lng');
  var rest =
    '/' +
    parts
      .slice(prefixed ? 2 : 1)
      .join('/')
      .replace(/^[/\\]+/, '');
  var path = asked === 'th' ? rest : '/' + asked + (rest === '/' ? '' : rest);
  var target = path + (query.size > 0 ? '?' + query : '');
  html.style.visibility = 'hidden';
  if (target === location.pathname + location.search) location.reload();
  else location.replace(location.origin + target + location.hash);
})();
