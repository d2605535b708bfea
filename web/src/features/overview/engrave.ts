import type { Hatch, Ink, Tint } from './plot';

/** Colours as classes: the patterns follow the theme without redrawing. */
export const INKS: Record<Ink, string> = {
  'status-submitted': 'text-submitted',
  'status-progress': 'text-progress',
  'status-completed': 'text-completed',
  'status-cancelled': 'text-cancelled',
  ink: 'text-ink',
  brass: 'text-brass',
  'seal-fill': 'text-(--seal-fill)',
};

/** px */
export const TILE = 7;

/** The lines of each kind in its tile; corners are drawn beyond it, so that lines go on in the next. */
export const LINES: Record<Exclude<Hatch, 'solid' | Tint>, string> = {
  rising: 'M-1 8 8-1M-3.5 3.5 3.5-3.5M3.5 10.5 10.5 3.5',
  crossed: 'M-1 8 8-1M-3.5 3.5 3.5-3.5M3.5 10.5 10.5 3.5M8 8-1-1M3.5 10.5-3.5 3.5M10.5 3.5 3.5-3.5',
  ruled: 'M0 3.5h7',
  dotted: 'M3.5 2.3a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4z',
};

/** How much of its colour each step of a ramp has. */
export const TINTS: Record<Tint, number> = { 'tint-1': 0.16, 'tint-2': 0.36, 'tint-3': 0.56, 'tint-4': 0.78 };

export function isTint(hatch: Hatch): hatch is Tint {
  return hatch in TINTS;
}
