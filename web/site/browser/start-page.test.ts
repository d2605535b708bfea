import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GOOGLE_REDIRECT, LEFT_MESSAGE, LEFT_TOAST } from '@app/domain/browser-keys';
import type { EarlyInput } from '@/lib/form/early-input';

/** In place of the portal's entry: counts how often it has run. */
const MAIN = 'data:text/javascript,globalThis.begun=(globalThis.begun??0)%2B1';
/** In place of `start-islands.tsx`. */
const ISLANDS =
  'data:text/javascript,export%20const%20startIslands=async()=>{globalThis.begun=(globalThis.begun??0)%2B1}';
/** In place of a file that is missing. */
const GONE = 'data:text/javascript,throw%20new%20Error("gone")';
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

/** Opens a screen of the portal. */
async function open(main = MAIN): Promise<void> {
  document.documentElement.dataset['screen'] = '';
  const content = `
    <a href="/about">About</a>
    <div id="root">
      <a href="/register">Register</a>
      <input name="email"><input name="company" autofocus><button>Send</button>
    </div>`;
  await openPage(main, content);
}

/** Opens a public page with an island. */
async function openPublic(islands = ISLANDS): Promise<void> {
  const content = `
    <button id="menu">Menu</button>
    <div data-island="newsletter"><form><input name="email"><button>Send</button></form></div>
    <footer data-year>1999</footer>`;
  await openPage(islands, content);
}

async function openPage(entry: string, content: string): Promise<void> {
  // A module runs once under one address.
  const address = `${entry}//${Math.random()}`;
  document.body.innerHTML = `${content}
    <script type="text/plain" data-react="${address} /assets/react.js"></script>`;
  vi.resetModules();
  await import('./start-page');
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
/** So often, however long it takes, and not once more. */
async function expectBegun(times: number): Promise<void> {
  await vi.waitFor(() => expect(begun()).toBe(times));
  await settled();
  expect(begun()).toBe(times);
}
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
  delete document.documentElement.dataset['screen'];
  document.documentElement.removeAttribute('lang');
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
  await expectBegun(0);
  expect(document.querySelector('link')).toBeNull();
});

it.each(['pointerdown', 'pointerover', 'keydown', 'focusin', 'input'])(
  '%s on a control begins it, once',
  async (type) => {
    await open();
    touch('[name=email]', type);
    touch('[name=email]', type);
    await expectBegun(1);
    expect(find('link[rel=modulepreload]').getAttribute('href')).toBe('/assets/react.js');
  },
);

it('a cursor that the page itself puts into a field begins nothing; what is typed there does', async () => {
  await open();
  touch('[name=company]', 'focusin');
  await expectBegun(0);
  touch('[name=company]', 'input');
  await expectBegun(1);
});

it('what the head script holds wakes it', async () => {
  await open();
  window.earlyInput?.wake?.();
  await expectBegun(1);
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
  await expectBegun(1);
});

it('a message for the contact form starts nothing on a screen', async () => {
  sessionStorage.setItem(LEFT_MESSAGE, '{}');
  await open();
  await expectBegun(0);
});

it('a page that the browser prerenders starts nothing until it is activated', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await open();
  touch('[name=email]', 'input');
  localStorage.setItem('session-hint', 'uid');
  await expectBegun(0);
  Reflect.deleteProperty(document, 'prerendering');
  // Somebody has signed in since.
  document.dispatchEvent(new Event('prerenderingchange'));
  await expectBegun(1);
});

it('shows the form again when it fails to load for a signed-in person', async () => {
  document.documentElement.dataset['session'] = 'uid';
  await open(GONE);
  await vi.waitFor(() => expect(window.earlyInput?.giveUp).toHaveBeenCalledOnce());
  expect(document.documentElement.dataset['session']).toBeUndefined();
});

it('a sign-in in another tab starts it; a sign-out does not', async () => {
  await open();
  dispatchEvent(new StorageEvent('storage', { key: 'session-hint', newValue: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  await expectBegun(0);
  localStorage.setItem('session-hint', 'uid');
  dispatchEvent(new StorageEvent('storage', { key: 'session-hint', newValue: 'uid' }));
  await expectBegun(1);
});

it('a page restored from the back/forward cache starts it after a sign-in elsewhere', async () => {
  await open();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expectBegun(0);
  localStorage.setItem('session-hint', 'uid');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expectBegun(1);
});

it('what the browser has filled in is kept, and what was typed takes precedence over it', async () => {
  await open();
  find('[name=email]').setAttribute('value', 'filled@example.com');
  find('[name=company]').setAttribute('value', 'Filled');
  Object.assign(window.earlyInput?.values ?? {}, { company: 'Typed' });
  touch('button', 'pointerdown');
  expect(window.earlyInput?.values).toEqual({ email: 'filled@example.com', company: 'Typed' });
  // Otherwise its module would run in the next test.
  await expectBegun(1);
});

it('a script that fails to load is reported, and retried at the next interaction', async () => {
  await open(GONE);
  touch('button', 'pointerdown');
  await vi.waitFor(() => expect(window.earlyInput?.giveUp).toHaveBeenCalledOnce());
  touch('button', 'pointerdown');
  await vi.waitFor(() => expect(window.earlyInput?.giveUp).toHaveBeenCalledTimes(2));
});

describe('a public page', () => {
  it.each(['pointerdown', 'pointerover', 'keydown', 'focusin', 'input'])(
    '%s on a control of an island starts React, once',
    async (type) => {
      await openPublic();
      touch('[name=email]', type);
      touch('[name=email]', type);
      await expectBegun(1);
    },
  );

  it.each([
    ['message for the contact form', LEFT_MESSAGE, 1],
    ['toast', LEFT_TOAST, 1],
    // The portal's screens complete a sign-in.
    ['sign-in from Google', GOOGLE_REDIRECT, 0],
  ])('after a %s was left it starts React as it needs', async (_, key, times) => {
    sessionStorage.setItem(key, '{}');
    await openPublic();
    await expectBegun(times);
  });

  it('loads nothing for controls that work without React', async () => {
    Object.assign(window.earlyInput?.values ?? {}, { checklist: 'on' });
    await openPublic();
    touch('#menu', 'pointerdown');
    await expectBegun(0);
  });

  it('replays what was pressed before React had mounted', async () => {
    await openPublic();
    const submitted = vi.fn((event: Event) => {
      event.preventDefault();
    });
    const form = find('form');
    form.addEventListener('submit', submitted);
    window.earlyInput?.pressed.push({ control: form, submitter: find('form button') });
    window.earlyInput?.wake?.();
    expect(submitted).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(window.earlyInput).toMatchObject({ over: true, pressed: [], values: {} });
  });

  it('tries again when the islands failed to load, and shows the link to the login meanwhile', async () => {
    document.documentElement.dataset['session'] = 'uid';
    await openPublic(GONE);
    await vi.waitFor(() => expect(window.earlyInput?.giveUp).toHaveBeenCalledOnce());
    expect(document.documentElement.dataset['session']).toBeUndefined();
    touch('[name=email]', 'focusin');
    await vi.waitFor(() => expect(window.earlyInput?.giveUp).toHaveBeenCalledTimes(2));
  });

  it('shows the bell of a person who signs in in another tab, and nothing of one who signs out', async () => {
    await openPublic();
    localStorage.setItem('session-hint', 'uid');
    dispatchEvent(new StorageEvent('storage', { key: 'session-hint' }));
    await expectBegun(1);
    expect(document.documentElement.dataset['session']).toBe('uid');
    localStorage.removeItem('session-hint');
    dispatchEvent(new StorageEvent('storage', { key: 'session-hint' }));
    expect(document.documentElement.dataset['session']).toBeUndefined();
  });

  it('shows the present year of Bangkok', async () => {
    document.documentElement.lang = 'en';
    await openPublic();
    const year = new Date().toLocaleDateString('en-GB', { year: 'numeric', timeZone: 'Asia/Bangkok' });
    expect(find('footer').textContent).toBe(year);
  });
});
