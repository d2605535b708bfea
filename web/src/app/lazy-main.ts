/*
 * The only script that an untouched page loads of those that are finished at the build and are screens of the portal
 * (login, registration): the screen's own code, React and Auth among it, comes at the first touch of the form. What is
 * typed and pressed meanwhile is kept by `site/head-script.ts`. It imports constants alone.
 */
import { GOOGLE_REDIRECT, LEFT_TOAST, SESSION_HINT } from '@app/domain/browser-keys';
import type {} from '@/lib/form/early-input';

const [main, ...ahead] =
  document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset['main']?.split(' ') ?? [];

const CONTROL = '#root :is(button, input, textarea, select)';
const INTENTS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input'] as const;
/** What the page before left to be said, or a sign-in that comes back from Google. */
const LEFT = [LEFT_TOAST, GOOGLE_REDIRECT];

const early = window.earlyInput;
let started = false;

function start(): void {
  if (started || main === undefined) return;
  started = true;
  keepFilledIn();
  for (const file of ahead) {
    const hint = document.createElement('link');
    hint.rel = 'modulepreload';
    hint.href = file;
    document.head.append(hint);
  }
  import(/* @vite-ignore */ main).catch((error: unknown) => {
    // What was typed stays. The next touch tries again.
    started = false;
    reportError(error);
    early?.giveUp();
  });
}

/** What the browser itself has put into the fields, without a word: React's forms begin empty. */
function keepFilledIn(): void {
  if (early === undefined) return;
  for (const field of document.querySelectorAll<HTMLInputElement>('#root input[name]')) {
    if (field.value !== '') early.values[field.name] ??= field.value;
  }
}

function isControl(target: unknown): target is Element {
  return target instanceof Element && target.closest(CONTROL) !== null;
}

/** Not by the browser, which puts the cursor where the page wants it. */
function isFocusedByHand(target: unknown): boolean {
  return isControl(target) && !target.hasAttribute('autofocus');
}

function onIntent({ type, target }: Event): void {
  if (type === 'focusin' ? isFocusedByHand(target) : isControl(target)) start();
}

function isSomebodyKnown(): boolean {
  try {
    return localStorage.getItem(SESSION_HINT) !== null;
  } catch {
    return false; // storage forbidden
  }
}

function isSomethingLeft(): boolean {
  // A screen that had begun before a reload may go on with what its history entry holds.
  if (history.state !== null) return true;
  try {
    return LEFT.some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false; // storage forbidden
  }
}

for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
// Somebody signs in in another tab, or has while this page was away.
addEventListener('storage', ({ key, newValue }) => {
  if (key === SESSION_HINT && newValue !== null) start();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isSomebodyKnown()) start();
});
if (early !== undefined) early.wake = start;
if (
  'session' in document.documentElement.dataset ||
  isSomethingLeft() ||
  isFocusedByHand(document.activeElement) ||
  (early !== undefined && (early.pressed.length > 0 || Object.keys(early.values).length > 0))
)
  start();
