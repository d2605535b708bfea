import { beforeEach, expect, it, vi } from 'vitest';

type Animation = { startTime: number | null; timeline: { currentTime: number } };

let continueAnimations: (element: Element) => () => void;
let now = 0;
beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  ({ continueAnimations } = await import('./continue-animations'));
});

/** A spinner of one animation, drawn at `now`: the browser has not started it yet. */
function spinner(startTime: number | null = null): { element: Element; animation: Animation } {
  const animation: Animation = { startTime, timeline: { currentTime: now } };
  const element = Object.assign(document.createElement('svg'), { getAnimations: () => [animation] });
  return { element, animation };
}

it('goes on where the spinner of the HTML was', () => {
  now = 900;
  continueAnimations(spinner(120).element);
  const next = spinner();
  continueAnimations(next.element);
  expect(next.animation.startTime).toBe(120);
});

it('begins at the moment when nothing was before it', () => {
  now = 900;
  const first = spinner();
  continueAnimations(first.element);
  expect(first.animation.startTime).toBe(900);
});

it('continues after one that was removed in the same step, and restarts after a gap', () => {
  now = 100;
  const leave = continueAnimations(spinner().element);
  now = 700;
  leave();
  const next = spinner();
  const leaveNext = continueAnimations(next.element);
  expect(next.animation.startTime).toBe(100);
  now = 800;
  leaveNext();
  now = 5_000;
  const later = spinner();
  continueAnimations(later.element);
  expect(later.animation.startTime).toBe(5_000);
});

it('does nothing where nothing can be animated', () => {
  expect(() => continueAnimations(document.createElement('svg'))()).not.toThrow();
});
