import { beforeEach, expect, it, vi } from 'vitest';

type Animation = { startTime: number | null; timeline: { currentTime: number } };

let goOn: (element: Element) => () => void;
let now = 0;
beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  ({ goOn } = await import('./go-on'));
});

/** A spinner of one animation, drawn at `now`: the browser has not started it yet. */
function spinner(startTime: number | null = null): { element: Element; animation: Animation } {
  const animation: Animation = { startTime, timeline: { currentTime: now } };
  const element = Object.assign(document.createElement('svg'), { getAnimations: () => [animation] });
  return { element, animation };
}

it('goes on where the spinner of the HTML was', () => {
  now = 900;
  goOn(spinner(120).element);
  const next = spinner();
  goOn(next.element);
  expect(next.animation.startTime).toBe(120);
});

it('begins at the moment when nothing was before it', () => {
  now = 900;
  const first = spinner();
  goOn(first.element);
  expect(first.animation.startTime).toBe(900);
});

it('continues after one that was removed in the same step, and restarts after a gap', () => {
  now = 100;
  const leave = goOn(spinner().element);
  now = 700;
  leave();
  const next = spinner();
  const leaveNext = goOn(next.element);
  expect(next.animation.startTime).toBe(100);
  now = 800;
  leaveNext();
  now = 5_000;
  const later = spinner();
  goOn(later.element);
  expect(later.animation.startTime).toBe(5_000);
});

it('does nothing where nothing can be animated', () => {
  expect(() => goOn(document.createElement('svg'))()).not.toThrow();
});
