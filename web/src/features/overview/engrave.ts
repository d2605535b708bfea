import type { Hatch, Ink } from './plot';

type Token = Ink | 'ink-soft' | 'paper' | 'rule' | 'rule-strong';

/** The colours and the face of the place where a canvas stands. */
export interface Inks {
  of: (token: Token) => string;
  font: string;
}

/** A custom property is not resolved by being read (`light-dark()`); a colour that is made of it is. */
export function inksOf(canvas: HTMLCanvasElement): Inks {
  const known = new Map<Token, string>();
  // Else a colour that is read is still on its way from the one before.
  canvas.style.transition = 'none';
  return {
    of: (token) => {
      const found = known.get(token);
      if (found !== undefined) return found;
      canvas.style.color = `var(--${token})`;
      const colour = getComputedStyle(canvas).color;
      known.set(token, colour);
      return colour;
    },
    font: getComputedStyle(canvas).fontFamily,
  };
}

/** px */
const TILE = 7;

/** A fill that tells its kind by its lines, as engravings do. */
export function engrave(inks: Inks, ink: Ink, hatch: Hatch): CanvasPattern | string {
  const colour = inks.of(ink);
  if (hatch === 'solid') return colour;
  const scale = devicePixelRatio;
  const tile = document.createElement('canvas');
  tile.width = tile.height = Math.round(TILE * scale);
  const context = tile.getContext('2d');
  if (context === null) return colour;
  const side = tile.width;
  context.fillStyle = context.strokeStyle = colour;
  context.globalAlpha = 0.14;
  context.fillRect(0, 0, side, side);
  context.globalAlpha = 1;
  context.lineWidth = 1.25 * scale;
  const line = (...[fromX, fromY, toX, toY]: [number, number, number, number]) => {
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
  };
  // Corners are drawn beyond the tile, so that lines go on in the next.
  const rising = () => {
    line(-1, side + 1, side + 1, -1);
    line(-side / 2, side / 2, side / 2, -side / 2);
    line(side / 2, side * 1.5, side * 1.5, side / 2);
  };
  if (hatch === 'rising' || hatch === 'crossed') rising();
  if (hatch === 'crossed') {
    context.setTransform(-1, 0, 0, 1, side, 0);
    rising();
    context.resetTransform();
  }
  if (hatch === 'ruled') line(0, side / 2, side, side / 2);
  if (hatch === 'dotted') {
    context.beginPath();
    context.arc(side / 2, side / 2, 1.2 * scale, 0, Math.PI * 2);
    context.fill();
  }
  const pattern = context.createPattern(tile, 'repeat');
  // The chart draws in CSS pixels; the tile has the screen's own.
  pattern?.setTransform(new DOMMatrix().scale(1 / scale));
  return pattern ?? colour;
}
