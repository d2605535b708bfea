import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EarlyInput } from '@/lib/form/early-input';

/** What the page loads when it begins: it notes that it has run. */
const MAIN = 'data:text/javascript,globalThis.begun=(globalThis.begun??0)%2B1';
const begun = () => (globalThis as { begun?: number }).begun ?? 0;

function earlyInput(): EarlyInput {
  return {
    values: {},
    pressed: [],
    over: false,
    wake: null,
    giveUp: vi.fn(),
    wholeSheet: () => undefined,
  };
}

/** Opens the finished page. Listeners of the page before are taken away with it. */
async function open(main = MAIN): Promise<void> {
  // A module runs once under one address.
  const address = `${main}//${Math.random()}`;
  document.body.innerHTML = `
    <a href="/about">About</a>
    <div id="root">
      <a href="/register">Register</a>
      <input name="email"><input name="company" autofocus><button>Send</button>
    </div>
    <script type="text/plain" data-main="${address} /assets/react.js"></script>`;
  vi.resetModules();
  await import('./lazy-main');
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(selector);
  return found;
};
const touch = (selector: string, type: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));

const listening: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listening.push([type, listener]);
      listen(type, listener, options);
    },
  );
  vi.stubGlobal('reportError', vi.fn());
  window.earlyInput = earlyInput();
});
afterEach(() => {
  for (const [type, listener] of listening.splice(0))
    for (const capture of [true, false]) window.removeEventListener(type, listener, capture);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete (globalThis as { begun?: number }).begun;
  delete document.documentElement.dataset['session'];
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '');
  document.head.innerHTML = '';
});

it('a page without interaction loads nothing', async () => {
  await open();
  touch('#root a', 'pointerdown');
  touch('a', 'pointerover');
  touch('#root', 'keydown');
  await settled();
  expect(begun()).toBe(0);
  expect(document.querySelector('link')).toBeNull();
});

it.each(['pointerdown', 'pointerover', 'keydown', 'focusin', 'input'])(
  '%s on a control begins it, once',
  async (type) => {
    await open();
    touch('[name=email]', type);
    touch('[name=email]', type);
    await settled();
    expect(begun()).toBe(1);
    expect(find('link[rel=modulepreload]').getAttribute('href')).toBe('/assets/react.js');
  },
);

it('a cursor that the page itself puts into a field begins nothing; what is typed there does', async () => {
  await open();
  touch('[name=company]', 'focusin');
  await settled();
  expect(begun()).toBe(0);
  touch('[name=company]', 'input');
  await settled();
  expect(begun()).toBe(1);
});

it('what the head script holds wakes it', async () => {
  await open();
  window.earlyInput?.wake?.();
  await settled();
  expect(begun()).toBe(1);
});

it.each<[string, () => void]>([
  ['somebody is signed in', () => (document.documentElement.dataset['session'] = 'uid')],
  ['a toast waits', () => sessionStorage.setItem('toast', '{}')],
  ['Google sends somebody back', () => sessionStorage.setItem('google-redirect', '1')],
  ['its history entry holds something', () => history.replaceState({ usr: { thanks: 1 } }, '')],
  ['something was typed', () => Object.assign(window.earlyInput?.values ?? {}, { email: 'a' })],
])('it begins at once where %s', async (_, prepare) => {
  prepare();
  await open();
  await settled();
  expect(begun()).toBe(1);
});

it('a sign-in in another tab starts it; a sign-out does not', async () => {
  await open();
  dispatchEvent(new StorageEvent('storage', { key: 'session-hint', newValue: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  await settled();
  expect(begun()).toBe(0);
  dispatchEvent(new StorageEvent('storage', { key: 'session-hint', newValue: 'uid' }));
  await settled();
  expect(begun()).toBe(1);
});

it('a page restored from the back/forward cache starts it after a sign-in elsewhere', async () => {
  await open();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settled();
  expect(begun()).toBe(0);
  localStorage.setItem('session-hint', 'uid');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settled();
  expect(begun()).toBe(1);
});

it('what the browser has filled in is kept, and what was typed takes precedence over it', async () => {
  await open();
  find('[name=email]').setAttribute('value', 'filled@example.com');
  find('[name=company]').setAttribute('value', 'Filled');
  Object.assign(window.earlyInput?.values ?? {}, { company: 'Typed' });
  touch('button', 'pointerdown');
  expect(window.earlyInput?.values).toEqual({ email: 'filled@example.com', company: 'Typed' });
  // Otherwise its module would run in the next test.
  await settled();
});

it('a script that fails to load is reported, and retried at the next interaction', async () => {
  await open('data:text/javascript,throw new Error("gone")');
  touch('button', 'pointerdown');
  await settled();
  expect(window.earlyInput?.giveUp).toHaveBeenCalledOnce();
  touch('button', 'pointerdown');
  await settled();
  expect(window.earlyInput?.giveUp).toHaveBeenCalledTimes(2);
});
