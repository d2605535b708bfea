/*
 * Runs before the first paint: loads the preloaded font faces; sets the theme, so that a dark page does not flash white;
 * redirects to the requested language, so that no other one is seen; marks whether somebody is signed in; records what is
 * typed and pressed before React has mounted. It is inlined in every page, and the CSP names its hash (decision 092). It
 * imports constants alone, which the build writes into it.
 */
import {
  COOKIE_ATTRIBUTES,
  FUNCTION_COOKIE,
  HOSTING_COOKIE,
  OWN_LANGUAGE,
  SESSION_HINT,
} from '@app/domain/browser-keys';
import type { EarlyInput } from '@/lib/form/early-input';

(() => {
  const html = document.documentElement;
  // The faces that the page preloads, before there is text that asks for them (`page-faces.ts`).
  const load = (which: (face: FontFace) => boolean) =>
    Promise.allSettled([...document.fonts].filter(which).map((face) => face.load()));
  const heading = load(({ family }) => family.includes(', page'));
  // zod would try whether it may compile code, which the CSP forbids and browsers note as an attempt.
  Object.assign(window, { __zod_globalConfig: { jitless: true } });
  const languages = ['th', 'en', 'zh'];

  function stored(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage forbidden
    }
  }

  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') html.dataset['theme'] = theme;
  const person = stored(SESSION_HINT);
  if (person !== null) html.dataset['session'] = person;

  // Finished pages alone are in one language and have forms before React; the portal finds its own.
  if (html.dataset['page'] === undefined) return;

  // It is laid out once its faces are there: a face that is late for the first paint is not used on that page (decision 066). It waits for the
  // heading face for a tenth of a second at most; on a system without Thai letters, whose boxes are all alike, for all faces and a second.
  const pen = document.createElement('canvas').getContext('2d');
  const width = (letter: string) => pen?.measureText(letter).width;
  const isBoxed = html.lang === 'th' && width('\u0e01') === width('\u0e2c');
  html.style.display = 'none';
  void (isBoxed ? load(() => true) : heading).then(show);
  setTimeout(show, isBoxed ? 1_000 : 100);

  // What is further down is laid out after the first paint (`site-frame.css`), unless somebody comes to a place on the page.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate' && location.hash === '') html.dataset['near'] = '';

  // What is typed and pressed in a form until React listens is kept, and done then: by `start-page.ts` in islands, by
  // `web/src/lib/form/early-input.ts` in the portal's own screens.
  const early: EarlyInput = { values: {}, pressed: [], over: false, wake: null, giveUp, wholeSheet };
  let late: ReturnType<typeof setTimeout> | undefined;
  window.earlyInput = early;

  // A page holds the styles of its first screen (decision 191), a form of an account those of all that it shows; what is further down
  // and what React draws needs others. Settles also when they do not come: then everything is shown as it is.
  let sheet: Promise<unknown> | undefined;
  function wholeSheet(): Promise<unknown> | undefined {
    const own = document.querySelector<HTMLElement>('style[data-sheet]');
    if (own !== null)
      sheet ??= new Promise((resolve) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = own.dataset['sheet'] ?? '';
        // Before the first paint where the whole page is laid out at once; later it blocks nothing.
        link.setAttribute('blocking', 'render');
        link.onload = resolve;
        link.onerror = () => {
          delete html.dataset['near'];
          resolve(null);
        };
        document.head.append(link);
      });
    return sheet;
  }
  // After the first paint; a page that is not seen yet has none.
  const isLater = 'near' in html.dataset && !document.hidden;
  const isFirstScreen = html.dataset['screen'] === undefined;
  if (isFirstScreen && !isLater) void wholeSheet();
  /** Lays the page out; a second call has no effect. */
  function show(): void {
    html.style.display = '';
    if (isFirstScreen) requestAnimationFrame(() => setTimeout(() => void wholeSheet()));
  }

  function notify(): void {
    const notice = document.getElementById('script-failed');
    if (notice !== null && !early.over) notice.hidden = false;
  }

  function giveUp(): void {
    clearTimeout(late);
    if (early.over) return;
    early.pressed = [];
    delete html.dataset['busy'];
    notify();
  }

  function hold(event: Event): void {
    if (early.over || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(event.type === 'submit' ? 'form' : 'button');
    if (control === null || control.closest('#root, [data-island]') === null) return;
    // The browser itself makes a submit of a press on a submit button, after it has looked at the fields.
    if (event.type === 'click' && control instanceof HTMLButtonElement && control.type === 'submit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    // An impatient second press adds nothing.
    if (!early.pressed.some((each) => each.control === control)) early.pressed.push({ control, submitter });
    // Together they draw the working line on the button (`paper.css`).
    html.dataset['busy'] = '';
    (submitter ?? control).dataset['held'] = '';
    clearTimeout(late);
    // A slow network is no failure: the press stays held and is done when the script comes.
    late = setTimeout(notify, 10_000);
    early.wake?.();
  }
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener(
    'input',
    ({ target }) => {
      const { name = '', value = '' } = target as Partial<HTMLInputElement>;
      if (!early.over && name !== '') early.values[name] = value;
    },
    true,
  );

  /** Whether it could be written: a visitor may forbid cookies. */
  function remember(language: string): boolean {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    for (const name of [HOSTING_COOKIE, FUNCTION_COOKIE])
      document.cookie = `${name}=${language}${COOKIE_ATTRIBUTES}${secure}`;
    return document.cookie.includes(`${HOSTING_COOKIE}=${language}`);
  }

  const query = new URLSearchParams(location.search);
  // Slashes at the front would make an address elsewhere of a path.
  const withoutHost = (path: string) => path.replace(/^[/\\]+/, '/');
  const parts = withoutHost(location.pathname).split('/');
  const prefixed = languages.indexOf(parts[1] ?? '') > 0;
  let asked = query.get('lng');
  // The order of the specification: address, cookie, storage; what comes after has been done by the server.
  if (asked === null && !prefixed && !`; ${document.cookie}`.includes(`; ${HOSTING_COOKIE}=`))
    asked = stored(OWN_LANGUAGE);
  asked = (asked ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
  const isKnown = languages.includes(asked);
  // A choice made by hand, which an account's language must not override (`web/src/i18n/detect-language.ts`).
  if (query.has('lng') && isKnown) {
    try {
      localStorage.setItem(OWN_LANGUAGE, asked);
    } catch {
      // storage forbidden
    }
  }

  if (!isKnown || asked === html.lang) {
    // What answers an unknown address has chosen nothing.
    if (html.dataset['page'] !== 'not-found') remember(html.lang);
    return;
  }
  const isKept = remember(asked);
  // Thai has no URL prefix: without a cookie the plain address would redirect back here.
  if (asked === 'th' && !isKept) return;
  query.delete('lng');
  const rest = withoutHost(`/${parts.slice(prefixed ? 2 : 1).join('/')}`);
  const path = asked === 'th' ? rest : `/${asked}${rest === '/' ? '' : rest}`;
  const target = path + (query.size > 0 ? `?${query}` : '');
  html.style.visibility = 'hidden';
  if (target === location.pathname + location.search) location.reload();
  else location.replace(location.origin + target + location.hash);
})();
