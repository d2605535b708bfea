import type { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const { dataset } = document.documentElement;
/** In place of `start-islands.tsx`: counts what has been started, as it does. */
const count = (name: string) => `(globalThis.${name}=(globalThis.${name}??0)%2B1)`;
const ISLANDS =
  'data:text/javascript,export%20const%20startSession=async()=>' +
  `{if(globalThis.failing)throw%20new%20Error("gone");${count('corners')}};` +
  `export%20const%20startIslands=async()=>{await%20globalThis.slow;${count('begun')};` +
  'if("session"%20in%20document.documentElement.dataset)await%20startSession()}';
const seen = globalThis as { begun?: number; corners?: number; failing?: boolean; slow?: Promise<void> };

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const field = () => document.querySelector('textarea')!;
/** What this browser remembers of its session, as another tab or the login page has written it. */
function remember(person: string | null): void {
  if (person === null) localStorage.removeItem('session-hint');
  else localStorage.setItem('session-hint', person);
}
const inAnotherTab = () => dispatchEvent(new StorageEvent('storage', { key: 'session-hint' }));
const afterBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** jsdom cannot reload a page, and reports that. */
const unable = vi.fn<(error: Error) => void>();
const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom;
virtualConsole.on('jsdomError', unable);
afterAll(() => void virtualConsole.off('jsdomError', unable));
const reloads = () => unable.mock.calls.filter(([{ message }]) => message.includes('navigation')).length;
const listening: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | object) => {
      listening.push([type, listener]);
      listen(type, listener, options);
    },
  );
  // A module runs once under one address.
  document.body.innerHTML = `<div data-island="contact-form"><textarea></textarea></div>
    <script type="text/plain" data-react='${ISLANDS}//${Math.random()}'></script>`;
  vi.resetModules();
});
afterEach(() => {
  for (const [type, listener] of listening.splice(0))
    for (const capture of [true, false]) window.removeEventListener(type, listener, capture);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  unable.mockClear();
  delete seen.begun;
  delete seen.corners;
  delete seen.failing;
  delete seen.slow;
  delete dataset['session'];
  delete dataset['known'];
  localStorage.clear();
});

/** Opens the page, and writes a message. */
async function write(): Promise<void> {
  await import('./start-page');
  field().value = 'A message';
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(seen.begun).toBe(1));
}

it.each([
  ['a sign-in in another tab', inAnotherTab],
  ['a return from the login page', afterBack],
])('%s starts the session corner, and what was typed stays', async (_, come) => {
  await write();
  expect(seen.corners).toBeUndefined();
  remember('uid');
  come();
  come();
  await vi.waitFor(() => expect(seen.corners).toBe(1));
  await settled();
  expect(reloads()).toBe(0);
  expect(dataset['session']).toBe('uid');
  expect(seen).toMatchObject({ begun: 1, corners: 1 });
  expect(field().value).toBe('A message');
});

it('a sign-in while React is loading leaves the corner to the islands', async () => {
  const loaded = Promise.withResolvers<void>();
  seen.slow = loaded.promise;
  await import('./start-page');
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  remember('uid');
  inAnotherTab();
  loaded.resolve();
  await vi.waitFor(() => expect(seen).toMatchObject({ begun: 1, corners: 1 }));
  await settled();
  expect(reloads()).toBe(0);
  expect(seen).toMatchObject({ begun: 1, corners: 1 });
});

it('the link to the login is shown again when the corner cannot be loaded', async () => {
  await write();
  seen.failing = true;
  remember('uid');
  inAnotherTab();
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledOnce());
  expect(dataset['session']).toBeUndefined();
});

it('a corner that has known a session is left to follow it', async () => {
  await write();
  // Signed in, and the account cannot be read: the corner has put the link to the login back.
  dataset['known'] = '';
  remember('uid');
  afterBack();
  await settled();
  expect(dataset['session']).toBeUndefined();
  expect(seen.corners).toBeUndefined();
  expect(reloads()).toBe(0);
});

it('another person in place of the one who is shown reloads the page', async () => {
  dataset['session'] = 'uid';
  await write();
  remember('another');
  inAnotherTab();
  expect(reloads()).toBe(1);
});

it('after a sign-out nothing of the person is shown', async () => {
  dataset['session'] = 'uid';
  await write();
  remember(null);
  inAnotherTab();
  expect(dataset['session']).toBeUndefined();
  expect(reloads()).toBe(0);
});
