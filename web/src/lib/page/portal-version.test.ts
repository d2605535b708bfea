import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The parts of a registration that the page follows. */
class Registration extends EventTarget {
  waiting: { postMessage: ReturnType<typeof vi.fn> } | null = null;
  installing = new EventTarget();
  update = vi.fn(async () => undefined);
}

let registration: Registration;
const postMessage = vi.fn();
let controller: object | null = null;
const worker = Object.assign(new EventTarget(), {
  register: vi.fn<(file: string) => Promise<Registration>>(),
  ready: Promise.resolve({ active: { postMessage } }),
});
Object.defineProperty(worker, 'controller', { get: () => controller });
const load = async () => import('./portal-version');
const newVersionComes = () => {
  registration.waiting = { postMessage: vi.fn() };
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing.dispatchEvent(new Event('statechange'));
};

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubEnv('PROD', true);
  registration = new Registration();
  controller = {};
  worker.register.mockImplementation(async () => registration);
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const loaded = ['/assets/a-1.js', '/dashboard', 'https://elsewhere.example/assets/b-2.js'];
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => loaded.map((path) => ({ name: new URL(path, location.href).href })),
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('registers once, and has the files of the build kept that the page has loaded', async () => {
  const { portalVersion } = await load();
  await Promise.all([portalVersion.keep(), portalVersion.keep()]);
  await portalVersion.keep();
  expect(worker.register.mock.calls).toEqual([['/service-worker.js']]);
  expect(postMessage.mock.calls).toEqual([[{ type: 'keep', files: ['/assets/a-1.js'] }]]);
});

it('registers again after an attempt without a connection', async () => {
  worker.register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { portalVersion } = await load();
  await portalVersion.keep();
  expect(postMessage).not.toHaveBeenCalled();
  await portalVersion.keep();
  expect(postMessage).toHaveBeenCalledTimes(1);
});

it('registers nothing on the dev server, nor where the browser has no service workers', async () => {
  const { portalVersion } = await load();
  vi.stubEnv('PROD', false);
  await portalVersion.keep();
  vi.stubEnv('PROD', true);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await portalVersion.keep();
  expect(worker.register).not.toHaveBeenCalled();
});

it.each([
  { by: {}, isNewer: true, page: 'that a worker has answered for' },
  { by: null, isNewer: false, page: 'of a first visit' },
])('a page $page: a waiting version is newer: $isNewer', async ({ by, isNewer }) => {
  controller = by;
  const { portalVersion, useNewerVersion } = await load();
  const { renderHook } = await import('@testing-library/react');
  await portalVersion.keep();
  const { result, rerender } = renderHook(() => useNewerVersion());
  expect(result.current).toBe(false);
  newVersionComes();
  rerender();
  expect(result.current).toBe(isNewer);
});

it('asks for a new version when somebody returns after an hour, and not before', async () => {
  vi.useFakeTimers();
  try {
    const { portalVersion } = await load();
    await portalVersion.keep();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 61 * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

it('replaces the running version when it is asked to', async () => {
  const { portalVersion } = await load();
  await portalVersion.keep();
  newVersionComes();
  portalVersion.update();
  expect(registration.waiting?.postMessage.mock.calls).toEqual([[{ type: 'update' }]]);
});
