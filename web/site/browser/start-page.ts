/*
 * The only script file that a public page or a prerendered screen of the portal (login, registration: `data-screen`) loads at
 * first. It loads React at the first intent, and what was pressed until then is done afterwards (decision 060). React hydrates
 * the islands of a public page, and a screen as a whole. This imports only constants and `public-page.ts`.
 */
import { GOOGLE_REDIRECT, LEFT_MESSAGE, LEFT_TOAST, SESSION_HINT } from '@app/domain/browser-keys';
import type {} from '@/lib/form/early-input';
import { followPublicPage, rememberLanguage } from './public-page';
import type { StartIslands } from './start-islands';

const root = document.documentElement;
const isScreen = 'screen' in root.dataset;
/** The module that starts React, then what it imports. */
const [entry, ...imports] =
  document.querySelector<HTMLScriptElement>('script[data-react]')?.dataset['react']?.split(' ') ?? [];

/** The controls that need React. */
const CONTROL = `${isScreen ? '#root' : '[data-island]'} :is(button, input, textarea, select)`;
const INTENTS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input'] as const;
/** What the page before may have left: a toast, and a sign-in that returns from Google or a message for the contact form. */
const LEFT = [LEFT_TOAST, isScreen ? GOOGLE_REDIRECT : LEFT_MESSAGE];

/** The input until React has mounted: `head-script.ts` records it. */
const early = window.earlyInput;
let state: 'idle' | 'loading' | 'done' = 'idle';
/** Draws the corner of a person who signs in later. */
let startSession: (() => Promise<void>) | undefined;

function load(): void {
  if (state !== 'idle' || entry === undefined) return;
  state = 'loading';
  if (isScreen) recordAutofill();
  for (const file of imports) {
    const hint = document.createElement('link');
    hint.rel = 'modulepreload';
    hint.href = file;
    document.head.append(hint);
  }
  Promise.all([import(/* @vite-ignore */ entry), early?.wholeSheet()])
    // The portal's entry renders its screen when it is imported.
    .then(
      async ([module]: [{ startIslands?: StartIslands; startSession?: typeof startSession }, unknown]) => {
        await module.startIslands?.();
        startSession = module.startSession;
      },
    )
    .then(done, (error: unknown) => {
      reportError(error);
      fail();
    });
}

/** The browser fills in fields without an event, and React's forms start empty. */
function recordAutofill(): void {
  if (early === undefined) return;
  for (const field of document.querySelectorAll<HTMLInputElement>('#root input[name]')) {
    if (field.value !== '') early.values[field.name] ??= field.value;
  }
}

function done(): void {
  state = 'done';
  for (const type of INTENTS) removeEventListener(type, onIntent, true);
  // A screen replays its early input itself, once its form is mounted (`web/src/lib/form/early-input.ts`).
  if (!isScreen) replay();
}

function replay(): void {
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

/** What was typed stays, and the telephone number works without a script. The next intent tries again. */
function fail(): void {
  state = 'idle';
  // Shows the link to the login, or the form, that a signed-in person does not need.
  delete root.dataset['session'];
  early?.giveUp();
}

function isControl(target: unknown): boolean {
  return target instanceof Element && target.closest(CONTROL) !== null;
}

/** Not by the page's own `autofocus`. */
function isFocusedByPerson(target: unknown): boolean {
  return isControl(target) && target instanceof Element && !target.hasAttribute('autofocus');
}

function onIntent({ type, target }: Event): void {
  // On a page with live data every intent counts, except a pointer that passes over it.
  const isLive = type !== 'pointerover' && document.querySelector('[data-live]') !== null;
  if (isLive || (type === 'focusin' ? isFocusedByPerson(target) : isControl(target))) load();
}

/** Somebody signed in or out while this page was in the back/forward cache, or in another tab. */
function followSession(): void {
  let person: string | null = null;
  try {
    person = localStorage.getItem(SESSION_HINT);
  } catch {
    // Storage forbidden: nobody is known here.
  }
  if (isScreen) {
    // Once loaded, the portal follows its session itself.
    if (person !== null) load();
    return;
  }
  const shown = root.dataset['session'] ?? null;
  if (person === shown) return;
  if (person === null) delete root.dataset['session'];
  else if (shown !== null) location.reload();
  // Nothing of another person is on the page: what was typed stays. A corner that has known a session follows it itself.
  else if (!('known' in root.dataset)) {
    root.dataset['session'] = person;
    load();
    startSession?.().catch((error: unknown) => {
      reportError(error);
      // Shows the link to the login again.
      delete root.dataset['session'];
    });
  }
}

function isAnythingLeft(): boolean {
  // After a reload a screen may continue with what its history entry holds.
  if (isScreen && history.state !== null) return true;
  try {
    return LEFT.some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false; // storage forbidden
  }
}

/** Whether something was pressed or typed before this ran. Public pages have fields that need no React, too. */
function isTouched(): boolean {
  if (early === undefined) return false;
  return early.pressed.length > 0 || (isScreen && Object.keys(early.values).length > 0);
}

/** Not before activation: a page that the browser prerenders must not start anything. */
function begin(): void {
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
  if (early !== undefined) early.wake = load;
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    followSession();
    // The page after this one may be in another language; the head script does not run again. Nor does it for an unknown address.
    if (root.dataset['page'] !== 'not-found') rememberLanguage(root.lang);
  });
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_HINT) followSession();
  });
  if (
    'session' in root.dataset ||
    isAnythingLeft() ||
    isTouched() ||
    isFocusedByPerson(document.activeElement)
  )
    load();
  if (!isScreen) followPublicPage(() => state === 'idle');
}

if ('prerendering' in document && document.prerendering === true)
  document.addEventListener(
    'prerenderingchange',
    () => {
      begin();
      followSession();
    },
    { once: true },
  );
else begin();
