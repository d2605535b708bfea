// Before the first paint: the theme, so that a dark desk does not flash white; the language that was asked for, so that
// no other one is seen; whether somebody is signed in; what is typed before React is there. A file of its own: the CSP
// allows no inline script.
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
  if (stored('session-hint') === '1') html.dataset.session = '';

  // A finished form is React's before long: what is typed and pressed until then is kept, and done by
  // `src/lib/early-input.ts` when React listens.
  if (html.dataset.screen !== undefined) {
    var early = { values: {}, pressed: null, over: false };
    window.earlyInput = early;
    addEventListener(
      'input',
      function (event) {
        if (!early.over && event.target.name) early.values[event.target.name] = event.target.value;
      },
      true,
    );
    var hold = function (event) {
      if (early.over) return;
      var control = event.type === 'submit' ? event.target : event.target.closest('button');
      // The browser itself makes a submit of a press on a submit button.
      if (control === null || (event.type === 'click' && control.type === 'submit')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.pressed = control;
      html.dataset.busy = '';
    };
    addEventListener('submit', hold, true);
    addEventListener('click', hold, true);
  }

  // Finished pages alone are in one language; the portal finds its own.
  if (html.dataset.page === undefined) return;

  function remember(language) {
    var secure = location.protocol === 'https:' ? '; Secure' : '';
    ['firebase-language-override', '__session'].forEach(function (name) {
      document.cookie = name + '=' + language + '; Path=/; Max-Age=31536000; SameSite=Lax' + secure;
    });
  }

  var query = new URLSearchParams(location.search);
  var parts = location.pathname.split('/');
  var prefixed = languages.indexOf(parts[1]) > 0;
  var asked = query.get('lng');
  // The order of the specification: address, cookie, storage; what comes after has been done by the server.
  if (asked === null && !prefixed && !/(^|; )firebase-language-override=/.test(document.cookie))
    asked = stored('lng');
  asked =
    languages.indexOf(asked === null ? '' : asked.toLowerCase().split(/[-_]/)[0]) < 0
      ? null
      : asked.slice(0, 2);

  if (asked === null || asked.toLowerCase() === html.lang) {
    remember(html.lang);
    return;
  }
  asked = asked.toLowerCase();
  remember(asked);
  query.delete('lng');
  var rest = '/' + parts.slice(prefixed ? 2 : 1).join('/');
  var path = asked === 'th' ? rest : '/' + asked + (rest === '/' ? '' : rest);
  html.style.visibility = 'hidden';
  location.replace(path + (query.size > 0 ? '?' + query : '') + location.hash);
})();
