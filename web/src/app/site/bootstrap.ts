/*
 * The only script of a public page. Links, menus and accordions are the browser's own; this holds what needs
 * React until React is there, and does it then: what a person pressed, happens (decision 060). It imports constants alone.
 */
import {
  COOKIE_ATTRIBUTES,
  FUNCTION_COOKIE,
  HOSTING_COOKIE,
  LEFT_LETTER,
  LEFT_TOAST,
  OWN_LANGUAGE,
  SESSION_HINT,
} from '@app/domain/browser-keys';
import type {} from '@/lib/form/early-input';
import type { StartIslands } from './start-islands';

const root = document.documentElement;
const me = document.querySelector<HTMLScriptElement>('script[data-islands]');
const files = me?.dataset['islands']?.split(' ') ?? [];

/** What a press needs React for: the controls of an island. */
const CONTROL = '[data-island] :is(button, input, textarea, select)';
/** Header turns solid after this, in px (requirements section 9). */
const THRESHOLD = 10;
/** What was pressed until React listens: `head-script.ts` holds it. */
const early = window.earlyInput;

let state: 'idle' | 'loading' | 'done' = 'idle';

function load(): void {
  const [entry] = files;
  if (state !== 'idle' || entry === undefined) return;
  state = 'loading';
  for (const file of files.slice(1)) {
    const hint = document.createElement('link');
    hint.rel = 'modulepreload';
    hint.href = file;
    document.head.append(hint);
  }
  Promise.all([import(/* @vite-ignore */ entry), early?.wholeSheet()])
    .then(([{ startIslands }]: [{ startIslands: StartIslands }, unknown]) => startIslands())
    .then(done, (error: unknown) => {
      reportError(error);
      fail();
    });
}

/** React listens: do what was held. */
function done(): void {
  state = 'done';
  for (const [type, listener] of INTENTS) removeEventListener(type, listener, true);
  delete root.dataset['busy'];
  const notice = document.getElementById('script-failed');
  if (notice !== null) notice.hidden = true;
  if (early === undefined) return;
  early.over = true;
  const { pressed } = early;
  early.values = {};
  early.pressed = [];
  for (const { control, submitter } of pressed) {
    if (control instanceof HTMLFormElement) control.requestSubmit(submitter);
    else control.click();
  }
}

/** The script did not come. What was typed stays; the telephone works without it. The next press tries again. */
function fail(): void {
  state = 'idle';
  // The way in, where the bell and the menu did not come.
  delete root.dataset['session'];
  early?.giveUp();
}

function controlOf(event: Event, selector = CONTROL): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** A hand on a control, or anywhere on a page whose content is data. */
function onIntent(event: Event): void {
  const isLive = event.type !== 'pointerover' && document.querySelector('[data-live]') !== null;
  if (isLive || controlOf(event) !== null) load();
}

const INTENTS: readonly (readonly [string, (event: Event) => void])[] = [
  ['pointerdown', onIntent],
  ['pointerover', onIntent],
  ['keydown', onIntent],
  ['focusin', onIntent],
];

function onScroll(): void {
  root.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
}

/** A choice of language is remembered before the link is followed; a link inside a menu closes it. */
function onLink(event: MouseEvent): void {
  const link = controlOf(event, 'a[href]');
  if (link === null) return;
  const language = link.dataset['lng'];
  if (language !== undefined) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    for (const cookie of [HOSTING_COOKIE, FUNCTION_COOKIE]) {
      document.cookie = `${cookie}=${language}${COOKIE_ATTRIBUTES}${secure}`;
    }
    try {
      localStorage.setItem(OWN_LANGUAGE, language);
    } catch {
      // Storage forbidden: the cookies know.
    }
  }
  link.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** After activation: a page that the browser only prepared must not start anything. */
function begin(): void {
  for (const [type, listener] of INTENTS) addEventListener(type, listener, { capture: true, passive: true });
  if (early !== undefined) early.wake = load;
  // A form that is sent before React listens is held, and its errors are then told in the page's language.
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form')) form.noValidate = true;
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('click', onLink);
  // In the next frame: the scroll position is not known before layout.
  requestAnimationFrame(onScroll);
  tellYear();
  addEventListener('focusin', closeMenusLeft);
  addEventListener('pageshow', (event) => {
    if (event.persisted) meetSession();
  });
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_HINT) meetSession();
  });
  if ('session' in root.dataset || isHanded() || early?.pressed.length) load();
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}

/** The keyboard has gone on to what a menu covers. */
function closeMenusLeft({ target }: FocusEvent): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    const isIn =
      target instanceof Element && (menu.contains(target) || target.matches(`[popovertarget="${menu.id}"]`));
    if (!isIn) menu.hidePopover();
  }
}

/** Somebody has come or gone while this page was away or in another tab: no name of theirs is shown, and none is missing. */
function meetSession(): void {
  let person: string | null = null;
  try {
    person = localStorage.getItem(SESSION_HINT);
  } catch {
    // Storage forbidden: nobody is known here.
  }
  const shown = root.dataset['session'] ?? null;
  if (person === shown) return;
  if (person === null) delete root.dataset['session'];
  else if (shown === null && state === 'idle') {
    root.dataset['session'] = person;
    load();
  } else location.reload();
}

/**
 * The copyright line says this year, in Bangkok, whenever the page was built (requirements section 2, Footer). Bangkok has been seven hours
 * ahead since 1920; by sum, for the first date that a page has written out costs a phone as much as laying out the page.
 */
function tellYear(): void {
  const gregorian = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();
  const year = String(root.lang === 'th' ? gregorian + 543 : gregorian);
  for (const place of document.querySelectorAll('[data-year]'))
    if (place.textContent !== year) place.textContent = year;
}

/** Whether the page before has left a toast or a message for the contact form. */
function isHanded(): boolean {
  try {
    return [LEFT_TOAST, LEFT_LETTER].some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

function afterLoad(): void {
  // What is further down has its styles by then.
  const sheet = Promise.resolve(early?.wholeSheet());
  sheet.then(layOut).catch(reportError);
  // What takes the place of a part is laid out as well.
  Promise.all([refresh(), sheet]).then(layOut).catch(reportError);
}

/** Lays out the rest of a page after the first paint: one part at a time, so that input is never blocked. */
function layOut(): void {
  const parts = document.querySelectorAll<HTMLElement>('main > * + *, main ~ footer');
  const next = [...parts].find((part) => part.style.contentVisibility !== 'visible');
  if (next === undefined) return;
  const proceed = () => {
    next.style.contentVisibility = 'visible';
    layOut();
  };
  // Safari has no idle time to ask for.
  if ('requestIdleCallback' in window) requestIdleCallback(proceed, { timeout: 1000 });
  else setTimeout(proceed);
}

/** Updates the parts with prerendered data from a fresh rendering of the same page. */
async function refresh(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>('[data-fresh]');
  if (parts.length === 0) return;
  const answer = await fetch(`/fresh/${root.lang}/${root.dataset['page'] ?? ''}`).catch(() => null);
  // Without network or function the prerendered part stays; once subscriptions are open, their data are newer.
  if (answer?.ok !== true || state !== 'idle') return;
  const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const changes = [...parts].flatMap((part) => {
    const fresh = now.querySelector(`[data-fresh="${part.dataset['fresh'] ?? ''}"]`);
    // What is inside: the part itself has been given a style since (`layOut`).
    return fresh === null || fresh.innerHTML === part.innerHTML ? [] : [{ part, fresh }];
  });
  if (changes.length === 0) return;
  // What has come may need styles that the page did without.
  await early?.wholeSheet();
  for (const { part, fresh } of changes) part.replaceWith(document.adoptNode(fresh));
}

if ('prerendering' in document && document.prerendering === true) {
  document.addEventListener('prerenderingchange', begin, { once: true });
} else begin();
