import { onSnapshot, type Query } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { listen } from './restorable-listener';

/** How many listeners are open. */
let open: number;
vi.mock('firebase/firestore', () => ({ onSnapshot: vi.fn<typeof onSnapshot>() }));

const query = null as unknown as Query;
const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));
const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeEach(() => {
  open = 0;
  vi.mocked(onSnapshot).mockImplementation(() => {
    let isOpen = true;
    open += 1;
    return () => {
      if (isOpen) open -= 1;
      isOpen = false;
    };
  });
});

it('ends when the page is left, and resumes when the browser restores it', () => {
  const stop = listen(query, () => undefined);
  expect(open).toBe(1);
  leave();
  expect(open).toBe(0);
  show(true);
  expect(open).toBe(1);
  stop();
  expect(open).toBe(0);
});

it('opens no second listener when a page is shown for the first time', () => {
  const stop = listen(query, () => undefined);
  show(false);
  expect(open).toBe(1);
  stop();
});

it('stays closed when it was closed before the page was left', () => {
  listen(query, () => undefined)();
  leave();
  show(true);
  expect(open).toBe(0);
});
